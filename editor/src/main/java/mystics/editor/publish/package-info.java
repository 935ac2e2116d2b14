/** Publishing a mod: the changes since the last pack, in words and in pictures, and the pack. */
package mystics.editor.publish;
