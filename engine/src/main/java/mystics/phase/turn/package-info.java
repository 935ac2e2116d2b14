/** A hero's turn: what it may do, one deed after another, and what the actions are (TURN, ACT). */
package mystics.phase.turn;
