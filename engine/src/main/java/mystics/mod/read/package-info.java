/** Reads mods from a folder, an archive or the program itself, and packs them for distribution. */
package mystics.mod.read;
