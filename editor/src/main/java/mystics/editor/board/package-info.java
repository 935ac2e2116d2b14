/** The board as an immutable picture. It can be painted without a window, and points on it can be looked up. */
package mystics.editor.board;
