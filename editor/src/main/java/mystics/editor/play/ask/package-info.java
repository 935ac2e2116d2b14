/** The question beside the board: choices and their keys, previews, and the entry of dice. */
package mystics.editor.play.ask;
