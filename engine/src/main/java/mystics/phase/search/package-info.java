/** Searching a room (SEARCH). */
package mystics.phase.search;
