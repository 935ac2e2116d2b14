/** Spelling: the words of English and German, of the game and of a mod, and what a misspelt word may have been meant for. */
package mystics.lint.spelling;
