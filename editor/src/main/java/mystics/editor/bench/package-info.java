/** The window of the editor: the files of a mod, the desks they are made at, what is wrong with them, and what was done. */
package mystics.editor.bench;
