package mystics.editor.album

import groovy.transform.CompileStatic

import java.awt.image.BufferedImage

/** Whether two images look the same to people: other machines smooth lines and letters a little differently. */
@CompileStatic
class Likeness {
    /** Of 255: how far a channel may be off on average, and from where on a pixel is another one. */
    static final double FAINT = 3
    static final int PLAIN = 60
    static final double FEW = 0.01
    /** How many pixels a side of a cell has, and how far the channels of one cell may be off on average: a word that is missing is more. */
    static final int CELL = 16
    static final double PALE = 24

    static boolean between(BufferedImage one, BufferedImage other) {
        if (one.width != other.width || one.height != other.height) return false
        int[] some = one.getRGB(0, 0, one.width, one.height, null, 0, one.width)
        int[] others = other.getRGB(0, 0, other.width, other.height, null, 0, other.width)
        long off = 0
        int plain = 0
        int across = one.width.intdiv(CELL) + 1
        long[] cells = new long[across * (one.height.intdiv(CELL) + 1)]
        for (int i = 0; i < some.length; i++) {
            int most = 0
            for (int shift = 0; shift < 24; shift += 8) {
                int by = Math.abs((some[i] >> shift & 255) - (others[i] >> shift & 255))
                off += by
                cells[i.intdiv(one.width).intdiv(CELL) * across + (i % one.width).intdiv(CELL)] += by
                most = Math.max(most, by)
            }
            if (most > PLAIN) plain++
        }
        off / (3.0d * some.length) <= FAINT && plain <= FEW * some.length && cells.every { it <= PALE * 3 * CELL * CELL }
    }
}
