/** The parts of an attack, for all phases that must know the attack in progress. */
package mystics.phase.attack.strike;
