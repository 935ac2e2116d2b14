/** Tile sides as drawn, and the tables of movement, sight and currents derived from each drawing. */
package mystics.geometry;
