/** Mods that change the entries of other mods: what is changed, in which order, and who set each value, with file and line. */
package mystics.mod.amend;
