/** The mods in a player's folder: which there are, which are on, how they are, and how starts with them went. */
package mystics.home.mods;
