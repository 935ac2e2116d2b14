/** Finds which of the installed mods can be loaded together, in which order, and what to install, replace or remove for the others. */
package mystics.mod.resolve;
