/** The program's window: its look, its settings, and what it shows when. */
package mystics.editor.desktop;
