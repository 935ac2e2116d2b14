/** The settings of the window, and the files that keep them. */
package mystics.editor.settings;
