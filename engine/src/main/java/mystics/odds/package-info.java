/** Exact chances: by formula for plain dice, and for the options of an open question by running the very rules with every roll that makes a difference. */
package mystics.odds;
