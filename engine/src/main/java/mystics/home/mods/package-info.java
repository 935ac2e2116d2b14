/**
 * The mods in a player's folder: their order, their condition, which are switched on, and the results of recent starts
 * with them.
 */
package mystics.home.mods;
