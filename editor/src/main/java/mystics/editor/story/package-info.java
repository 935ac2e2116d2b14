/** The story desk: the passages of a chapter in the order of play, their texts, and the page as the game shows it. */
package mystics.editor.story;
