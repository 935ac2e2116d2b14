/** A hero's turn: its deeds, one after another, and the actions (TURN, ACT). */
package mystics.phase.turn;
