/** The rule book, one package for each phase: its moments, its steps, and how they are done. */
package mystics.phase;
