/** The mods in a player's folder: their order, their condition, which are switched on, and how recent starts with them went. */
package mystics.home.mods;
