/** The rule book as the program reads it: numbered texts that the player's help, the log and every refusal quote. */
package mystics.book;
