/** Chapters on paper: a book to read from, tiles and cards in their real size, as PDF, as pictures or as plain text. */
package mystics.editor.print;
