/** The desk for drawing rooms. */
package mystics.editor.room;
