/** Movement: the ways a figure may go, step by step, and placement without movement (MOVE). */
package mystics.phase.move;
