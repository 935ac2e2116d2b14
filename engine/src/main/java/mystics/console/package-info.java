/** The program on the command line: its commands, the folder of its user, and how failures are told. */
package mystics.console;
