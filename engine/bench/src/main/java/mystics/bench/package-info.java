/** The standing benchmark: what the engine does in a second, as a ratio to a small hand-written game that is never changed. */
package mystics.bench;
