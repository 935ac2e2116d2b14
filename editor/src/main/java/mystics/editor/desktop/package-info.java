/** The program's window, and the choice of its page. */
package mystics.editor.desktop;
