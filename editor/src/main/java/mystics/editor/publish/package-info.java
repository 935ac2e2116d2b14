/** Giving a mod away: what has changed since the last time, in words and in pictures, and the pack. */
package mystics.editor.publish;
