/** Finds the mods that together make something fail. */
package mystics.kit.bisect;
