/** Places where a player reads and types: a terminal with line editing, or plain lines from a pipe or a file. */
package mystics.terminal.desk;
