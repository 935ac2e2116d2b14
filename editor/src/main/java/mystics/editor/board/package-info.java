/** The board as a picture of a value: what lies where, painted without a window, and what lies under a point. */
package mystics.editor.board;
