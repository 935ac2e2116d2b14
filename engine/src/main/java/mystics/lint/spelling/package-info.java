/** Spelling: the words of English, of the game and of a mod, and suggestions for misspelt words. */
package mystics.lint.spelling;
