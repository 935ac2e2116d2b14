/** The rule book, one package for each phase, with its moments, its steps and their code. */
package mystics.phase;
