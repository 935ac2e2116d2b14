/** Plays a chapter many times with bots and sums up the games: results, places and times of defeats, and balance. */
package mystics.lab;
