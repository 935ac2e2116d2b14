package mystics.editor.home;

import mystics.editor.type.Type;

/**
 * The room for the menu over the picture of the home page. With large letters the menu is slim, so that the mice and the candle stay in
 * sight.
 */
enum HomeRoom {
    WIDE(30, 52), SLIM(15, 20);

    /** The width of the window, in letter heights, below which the menu is slim. */
    private static final float LETTERS = 58;
    private final int menu;
    private final float shade;

    /**
     * @param menu the width of the menu, in letter heights
     * @param shade the least width of the dark side of the picture, in letter heights
     */
    HomeRoom(int menu, float shade) {
        this.menu = menu;
        this.shade = shade;
    }

    /** The room in a window of a width in pixels. */
    static HomeRoom of(int wide) {
        return wide > 0 && wide < LETTERS * Type.size() ? SLIM : WIDE;
    }

    /** The width of the menu, in pixels. */
    int menu() {
        return Math.round(menu * Type.size());
    }

    /** The least width of the dark side of the picture, in letter heights. */
    float shade() {
        return shade;
    }
}
