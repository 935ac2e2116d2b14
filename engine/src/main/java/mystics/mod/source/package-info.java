/** The files of a mod as they lie in a folder, in an archive or inside the program, read once and never trusted. */
package mystics.mod.source;
