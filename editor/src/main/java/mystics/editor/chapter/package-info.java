/** The chapter desk: the layout of tiles, the lists of a chapter at their places, objective, pages and party. */
package mystics.editor.chapter;
