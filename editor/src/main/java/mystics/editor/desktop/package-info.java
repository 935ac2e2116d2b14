/** The program's window, and which page it shows when. */
package mystics.editor.desktop;
