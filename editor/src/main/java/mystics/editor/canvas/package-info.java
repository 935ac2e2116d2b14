/**
 * A room while an author draws it: the elements of the room and their meaning, the element under the pointer, and the results of drags. No
 * window.
 */
package mystics.editor.canvas;
