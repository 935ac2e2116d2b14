/** The initiative track: its cards, and the beginning and end of their turns (INIT). */
package mystics.phase.round.track;
