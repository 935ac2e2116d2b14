/** Exact chances: by formula for plain dice, and by running the game's own rules for the options of an open question. */
package mystics.odds;
