/** The window of the editor: the files of a mod, the desks for them, the problems, and the history. */
package mystics.editor.bench;
