/** The game at a terminal. A sitting asks questions, interprets typed lines, tells the events and saves the game. */
package mystics.terminal;
