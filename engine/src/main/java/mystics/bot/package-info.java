/** Players inside the program, and the laboratory that lets them play many games to weigh a chapter. */
package mystics.bot;
