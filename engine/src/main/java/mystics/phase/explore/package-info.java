/** Exploring: through an exit to the next tile, or through a flip space to the tile's other side (EXPLORE). */
package mystics.phase.explore;
