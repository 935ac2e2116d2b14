/** What an attack is made of, for all phases that must know an attack is under way. */
package mystics.phase.attack.strike;
