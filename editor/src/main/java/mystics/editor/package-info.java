/** The program: where it starts, and the desktop. */
package mystics.editor;
