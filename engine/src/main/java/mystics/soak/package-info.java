/** Soak testing: bots play random set-ups, drawn from a seed, to their end, and every invariant is checked after every step. */
package mystics.soak;
