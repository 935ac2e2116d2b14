/** The words of modders' rules, for reading the table and changing it. */
package mystics.mod.words;
