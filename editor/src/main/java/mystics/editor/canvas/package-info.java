/** A room while its author draws it: its elements and their meaning, the element under the pointer, and the results of drags. No window. */
package mystics.editor.canvas;
