/** The board in the window: mouse and keys, zooming and moving, and the texts beside the pointer. */
package mystics.editor.play.board;
