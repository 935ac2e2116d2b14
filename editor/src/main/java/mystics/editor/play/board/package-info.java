/** The board in the window: what the pointer and the keys do on it, how it is looked at, and the signs beside the pointer. */
package mystics.editor.play.board;
