/** The desk at which rooms are drawn. */
package mystics.editor.room;
