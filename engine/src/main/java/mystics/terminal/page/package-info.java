/** The pages of the terminal, as lines of text: the board, the track, the heroes, the options, the story and the log. */
package mystics.terminal.page;
