/** A game in the window: the table around the board, what is asked, what was told, and how a film of a turn is shown. */
package mystics.editor.play;
