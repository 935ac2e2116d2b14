/** Finds the names of entries that scripts mention. */
package mystics.mod.script.mentions;
