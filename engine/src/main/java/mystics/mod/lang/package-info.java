/** Other languages: the texts of entries and the sentences of the game as {@code lang/<code>.yaml} of any mod gives them. */
package mystics.mod.lang;
