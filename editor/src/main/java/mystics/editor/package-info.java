/** The program's entry point, and the command that paints its pictures. */
package mystics.editor;
