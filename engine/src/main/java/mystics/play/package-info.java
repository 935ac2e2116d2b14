/**
 * A game as a value that only answers move forward, with its runs of steps, its agenda and its journal; and the session of the people who
 * play it.
 */
package mystics.play;
