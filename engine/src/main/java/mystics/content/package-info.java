/** The facts of a game's things, as its mods state them: heroes, minions, cards, encounters, marks, rooms, chapters, and the catalog of them all. */
package mystics.content;
