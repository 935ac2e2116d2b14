/** The board as an immutable picture: how it is painted without a window, and what lies under a point. */
package mystics.editor.board;
