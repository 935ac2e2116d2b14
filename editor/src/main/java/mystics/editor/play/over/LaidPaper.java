package mystics.editor.play.over;

/**
 * The kinds of sheet that can lie over the board: paper as high as the board allows, one page of the book, two pages of the book, the last
 * page, a note as high as its text, or no paper.
 */
enum LaidPaper {
    PAPER(69), PAGE(52), SPREAD(104), LAST(88), NOTE(69), BARE(1040);

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

    /** Whether the sheet is only as high as its text. */
    boolean isLow() {
        return this == LAST || this == NOTE;
    }
}
