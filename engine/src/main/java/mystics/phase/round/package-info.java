/** Rounds, turns of cards, and the initiative track (ROUND, INIT). */
package mystics.phase.round;
