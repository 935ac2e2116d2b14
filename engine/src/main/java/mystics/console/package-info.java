/** The program at the command line. */
package mystics.console;
