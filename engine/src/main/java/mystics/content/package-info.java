/**
 * The facts of game pieces, as mods state them: heroes, minions, cards, encounters, marks, rooms and chapters, and the catalogue of all
 * of them.
 */
package mystics.content;
