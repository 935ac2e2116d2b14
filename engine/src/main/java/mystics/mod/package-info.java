/** Reads a mod from a folder, an archive or the program itself, and turns it into facts and scripts. */
package mystics.mod;
