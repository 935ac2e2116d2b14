/** Soak testing: bots play random set-ups, drawn from a seed, to the end. Every invariant is checked after every step. */
package mystics.soak;
