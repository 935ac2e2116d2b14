/** Movement: the ways a figure may go, one step after another, and being placed without moving (MOVE). */
package mystics.phase.move;
