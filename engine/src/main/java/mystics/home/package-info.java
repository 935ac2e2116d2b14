/** A player's own folder and all that is kept in it: saved games, campaigns, settings and failures, shared by window and terminal. */
package mystics.home;
