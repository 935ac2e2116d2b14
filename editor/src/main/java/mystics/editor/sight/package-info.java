/** What the window shows of a game, as immutable values made away from the event thread. */
package mystics.editor.sight;
