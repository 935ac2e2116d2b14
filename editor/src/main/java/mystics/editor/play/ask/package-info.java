/** The question beside the board: choices with their keys, dice that people enter, and what each choice would come to. */
package mystics.editor.play.ask;
