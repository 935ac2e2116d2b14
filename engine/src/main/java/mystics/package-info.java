/** The engine of Mystics: a rules kernel for cooperative, story-driven dungeon crawls. */
package mystics;
