/** Where people read and write: a terminal with line editing, or plain lines from a pipe or a file. */
package mystics.terminal.desk;
