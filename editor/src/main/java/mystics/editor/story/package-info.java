/** The story desk: the passages of a chapter as a party meets them, their texts, and the page as the game sets it. */
package mystics.editor.story;
