/** The standing benchmark: what the engine does in a second, relative to a small hand-written game that never changes. */
package mystics.bench;
