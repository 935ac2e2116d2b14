/** Exact chances: by formula for plain dice, and by running the very rules with every roll for the options of an open question. */
package mystics.odds;
