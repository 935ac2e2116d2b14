/** Other languages: translations of the texts of entries and the sentences of the game, from {@code lang} of any mod. */
package mystics.mod.lang;
