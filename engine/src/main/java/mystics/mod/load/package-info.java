/** From mods to a game: entries bound to records, scripts to rules, and the library that holds them all. */
package mystics.mod.load;
