/** The chapter desk: tiles laid out, the lists of a chapter where they happen, objective, pages and party. */
package mystics.editor.chapter;
