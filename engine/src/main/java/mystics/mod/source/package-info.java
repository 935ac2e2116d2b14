/** The files of a mod from a folder, an archive or the program itself, read once and never trusted. */
package mystics.mod.source;
