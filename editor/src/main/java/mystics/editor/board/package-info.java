/**
 * The board as an immutable picture. The picture can be painted without a window. Classes here also find the figure or space at a point.
 */
package mystics.editor.board;
