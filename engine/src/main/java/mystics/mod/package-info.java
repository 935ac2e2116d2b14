/** Reads a mod from a folder, an archive or the program itself, and makes facts and scripts of it. */
package mystics.mod;
