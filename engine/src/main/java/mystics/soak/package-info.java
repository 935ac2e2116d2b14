/** Soak testing: random set-ups, drawn from a seed, are played to their end by bots while everything that must hold is checked after every step. */
package mystics.soak;
