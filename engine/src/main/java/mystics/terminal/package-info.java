/** The game at a terminal: a sitting asks, understands what is typed, tells what happens, and keeps the game. */
package mystics.terminal;
