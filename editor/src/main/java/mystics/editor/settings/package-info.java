/** What a person sets for the window, and where that is kept. */
package mystics.editor.settings;
