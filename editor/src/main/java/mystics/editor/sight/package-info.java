/** The visible parts of a game, as immutable values made outside the event thread. */
package mystics.editor.sight;
