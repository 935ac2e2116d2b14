/** The chapter desk: the layout of tiles, the lists of a chapter at their places, the objective, the pages and the party. */
package mystics.editor.chapter;
