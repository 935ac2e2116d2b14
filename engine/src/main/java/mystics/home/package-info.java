/** A player's own folder and its contents: saved games, campaigns, settings and failures. Window and terminal share this package. */
package mystics.home;
