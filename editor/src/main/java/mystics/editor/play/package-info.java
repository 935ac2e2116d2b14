/** The page of a running game: how its panes work together, and how films are shown. */
package mystics.editor.play;
