package mystics.editor.play.over;

import javax.swing.JScrollBar;

/**
 * The part of a text below the visible part.
 *
 * @param bar the scroll bar of the text
 */
record RestBelow(JScrollBar bar) {
    private static final int LINE = 40;
    /** The height of the empty area below the last line of a text. A text counts as read even if this area is not visible. */
    private static final int FREE = 14;

    /** Whether some of the text is below the visible part. */
    boolean isLeft() {
        return bar.isVisible() && bar.getHeight() > 0 && bar.getValue() + bar.getVisibleAmount() + FREE < bar.getMaximum();
    }

    /** Scrolls the text by a number of lines, or backwards if the number is negative. */
    void scroll(int lines) {
        bar.setValue(bar.getValue() + lines * LINE);
    }

    /** Scrolls the text by the height of the shown text minus one line, or backwards if the number of such pages is negative. */
    void page(int pages) {
        bar.setValue(bar.getValue() + pages * Math.max(LINE, bar.getBlockIncrement(1) - LINE));
    }

    /** Scrolls to the text below the visible part. Returns false if no text is below the visible part. */
    boolean turn() {
        boolean left = isLeft();
        if (left) page(1);
        return left;
    }
}
