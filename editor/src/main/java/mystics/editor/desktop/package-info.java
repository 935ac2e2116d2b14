/** The program's window, and the choice of the page that it shows. */
package mystics.editor.desktop;
