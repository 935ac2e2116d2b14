/** The stages of a mod on its way from a folder to the table: found, with its manifest read, and compiled. */
package mystics.mod;
