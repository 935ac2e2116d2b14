/** What people see of a game, as lines of text: the board, the track, the heroes, the options, the story, the log. */
package mystics.terminal.page;
