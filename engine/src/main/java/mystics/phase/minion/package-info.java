/** The movement and the attacks of minions (MINION). */
package mystics.phase.minion;
