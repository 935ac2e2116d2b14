/** The window in which a game is played: the board, what can be chosen, the mice, and what has happened. */
package mystics.editor.play;
