/** Other languages: translations of the texts of entries and of the sentences of the game, from the folder {@code lang} of any mod. */
package mystics.mod.lang;
