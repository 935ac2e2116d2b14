package mystics.editor.play.over;

import java.awt.Color;

/**
 * The kinds of sheet that can lie over the board: paper as high as the board allows, one page of the book, two pages of the book, the last
 * page, a note as high as its text, or no paper.
 */
enum LaidPaper {
    PAPER(69), PAGE(52), SPREAD(104), LAST(88), NOTE(69), BARE(1040);

    private static final Color THIN = new Color(0, 0, 0, 220);
    private static final Color BOOK = new Color(12, 9, 6, 250);
    private final int wide;

    LaidPaper(int wide) {
        this.wide = wide;
    }

    /** The greatest width, in letter heights. */
    int wide() {
        return wide;
    }

    /** Whether the sheet is part of the book. */
    boolean isBook() {
        return this == PAGE || this == SPREAD || this == LAST;
    }

    /** The shade over the board: so dark around the book that no word of the panels can be read beside it. */
    Color shade() {
        return isBook() ? BOOK : THIN;
    }

    /** Whether the sheet is only as high as its text. */
    boolean isLow() {
        return this == LAST || this == NOTE;
    }
}
