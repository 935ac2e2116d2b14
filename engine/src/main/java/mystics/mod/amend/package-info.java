/** Mods that amend the entries of other mods: the changes, their order, and the file and line that set each value. */
package mystics.mod.amend;
