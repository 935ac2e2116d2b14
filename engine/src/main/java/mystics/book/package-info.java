/** The rule book as data: numbered rules that the help, the log and every refusal quote. */
package mystics.book;
