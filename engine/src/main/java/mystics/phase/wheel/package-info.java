/** Cheese, the minion wheel, the hourglass and surges. */
package mystics.phase.wheel;
