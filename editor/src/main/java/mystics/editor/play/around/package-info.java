/** The panes around the board: party, track, headline, log, hints and buttons. */
package mystics.editor.play.around;
