package mystics.editor.play;

import mystics.editor.type.Type;

/** The width of the question beside the board. With large letters, the question wraps, so that the board has most of the window. */
final class SideWidth {
    private static final float SLIM = 19;
    private static final float SHARE = 0.23f;
    /** The share of the window that the question takes at most. */
    private static final float LARGE = 0.335f;
    /** The width, in letter heights, below which words would be cut, and its greatest share of the window. */
    private static final float LEAST = 12;
    private static final float MOST = 0.53f;

    private SideWidth() {
    }

    /** The width of the question in pixels, in a window of a width in pixels. */
    static int of(int wide) {
        float letter = Type.size();
        float slim = Math.max(SLIM * letter, Math.min(wide * SHARE, 1.3f * SLIM * letter));
        return Math.round(Math.max(Math.min(slim, wide * LARGE), Math.min(LEAST * letter, wide * MOST)));
    }
}
