/** The page of a running game: the cooperation of its panes, and the presentation of films. */
package mystics.editor.play;
