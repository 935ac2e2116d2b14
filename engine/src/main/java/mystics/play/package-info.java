/** A game as a value with one entrance: runs of steps, the agenda, the journal, and the session around them. */
package mystics.play;
