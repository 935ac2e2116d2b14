package mystics.editor.chapter;

import java.awt.geom.Rectangle2D;
import mystics.editor.deed.OutlineItem;

/**
 * A thing on the map that can be pointed at: a tile, a room's name, a chip, or the sign of an edge.
 *
 * @param item the line of the outline that shows the same thing
 * @param text the text of the chip in the language of the reader
 * @param place the place of the chip on the map, in pixels
 */
record MapChip(OutlineItem item, Kind kind, String text, Rectangle2D place) {
    /** The kinds of things on the map. */
    enum Kind {
        TILE, NAME, UNREACHED, BACK, CHIP, STORY, SEAM_OPEN, SEAM_TURNED, SEAM_SHUT
    }
}
