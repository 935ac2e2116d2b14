/** The game at a terminal. A sitting asks, interprets what is typed, tells what happens and saves the game. */
package mystics.terminal;
