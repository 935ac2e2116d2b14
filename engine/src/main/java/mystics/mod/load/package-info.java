/** Turns mods into a game: entries become records, scripts become rules, and a library holds all of them. */
package mystics.mod.load;
