/** Saved games and their replay. A save holds the agreed set-up, every answer and the table, all by stable names. */
package mystics.save;
