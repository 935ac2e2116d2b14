package mystics.table;

/**
 * The holder of a mark, as one number: the table itself, a figure, a space, a card, a room, a track card or a passage of the story. The
 * number of a space is {@code room * 64 + index}.
 */
public final class Holder {
    /** The table itself. */
    public static final int TABLE = 0;
    private static final int FIGURE = 1;
    private static final int SPACE = 2;
    private static final int CARD = 3;
    private static final int ROOM = 4;
    private static final int KIND = 5;
    private static final int PASSAGE = 6;
    private static final int SHIFT = 16;

    private Holder() {
    }

    /** The holder that is a figure slot. */
    public static int figure(int figure) {
        return FIGURE << SHIFT | figure;
    }

    /** The holder that is a space of a room. */
    public static int space(int room, int index) {
        return SPACE << SHIFT | room << 6 | index;
    }

    /** The holder that is a card. */
    public static int card(int card) {
        return CARD << SHIFT | card;
    }

    /** The holder that is a room. */
    public static int room(int room) {
        return ROOM << SHIFT | room;
    }

    /** The holder that is a kind of figure: its card on the initiative track. */
    public static int kind(int kind) {
        return KIND << SHIFT | kind;
    }

    /** The holder that is a passage of the chapter's story. */
    public static int passage(int passage) {
        return PASSAGE << SHIFT | passage;
    }

    /** Whether the holder is a passage. */
    public static boolean isPassage(int holder) {
        return holder >> SHIFT == PASSAGE;
    }

    /** Whether the holder is a figure. */
    public static boolean isFigure(int holder) {
        return holder >> SHIFT == FIGURE;
    }

    /** Whether the holder is a space. */
    public static boolean isSpace(int holder) {
        return holder >> SHIFT == SPACE;
    }

    /** Whether the holder is a card. */
    public static boolean isCard(int holder) {
        return holder >> SHIFT == CARD;
    }

    /** Whether the holder is a room. */
    public static boolean isRoom(int holder) {
        return holder >> SHIFT == ROOM;
    }

    /** Whether the holder is a kind of figure. */
    public static boolean isKind(int holder) {
        return holder >> SHIFT == KIND;
    }

    /** The number of the figure, card, room, kind or passage; for a space, {@code room * 64 + index}. */
    public static int number(int holder) {
        return holder & 0xFFFF;
    }
}
