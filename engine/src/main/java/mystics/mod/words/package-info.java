/** The words a modder's rules are written in: how to look at the table, and what can be done on it. */
package mystics.mod.words;
