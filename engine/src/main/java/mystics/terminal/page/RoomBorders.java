package mystics.terminal.page;

import mystics.terminal.desk.TextStyle;
import mystics.geometry.Plan;

/**
 * The lines between the spaces of a drawn room: thin where a figure may step across, double where it may not, and with an arrow where a
 * step costs more in one direction.
 */
final class RoomBorders {
    private static final String THIN = " │││─┘┐┤─└┌├─┴┬┼";
    private static final String THIN_PLAIN = " |||-+++-+++-+++";
    private static final String DOUBLE = " ║║║═╝╗╣═╚╔╠═╩╦╬";
    private static final String DOUBLE_PLAIN = " ###=###=###=###";

    private enum Kind { NONE, OPEN, YELLOW, CLOSED }

    private final RoomRaster raster;
    private final Plan plan;
    private final boolean every;

    /** The borders of a room. */
    RoomBorders(RoomRaster raster, Plan plan, Rows rows) {
        this.raster = raster;
        this.plan = plan;
        this.every = rows == Rows.APART;
    }

    /** Whether lines separate the rows of spaces; these lines take up more room. */
    enum Rows { APART, CLOSE }

    private Kind upright(int x, int y) {
        return kind(raster.owner(x, y), raster.owner(x + 1, y));
    }

    private Kind level(int x, int y) {
        Kind kind = kind(raster.owner(x, y), raster.owner(x, y + 1));
        return kind == Kind.OPEN && !every ? Kind.NONE : kind;
    }

    private Kind kind(int one, int other) {
        if (one == other || one < 0 && other < 0) {
            return Kind.NONE;
        }
        if (one < 0 || other < 0 || (plan.neighbours(one) >> other & 1) == 0) {
            return Kind.CLOSED;
        }
        return (plan.acrossYellow(one) >> other & 1) != 0 ? Kind.YELLOW : Kind.OPEN;
    }

    /** Whether a border passes through the character at the lower right corner of a cell. */
    boolean at(int x, int y) {
        return bits(x, y) != 0;
    }

    /**
     * The directions in which the character's lines run: up 1, down 2, left 4, right 8. The sum of these numbers is the index of the
     * character in a character set.
     */
    private int bits(int x, int y) {
        int bits = bit(upright(x, y), 1) | bit(level(x, y), 4) | bit(level(x + 1, y), 8);
        return bits == 0 && !every ? 0 : bits | bit(upright(x, y + 1), 2);
    }

    private static int bit(Kind kind, int bit) {
        return kind == Kind.NONE ? 0 : bit;
    }

    /** The border's character. */
    String draw(TextStyle look, int x, int y) {
        Kind up = upright(x, y);
        Kind left = level(x, y);
        if (up == Kind.YELLOW) {
            return look.ink(1, arrow(raster.owner(x, y), raster.owner(x + 1, y), ">", "<"));
        }
        if (left == Kind.YELLOW) {
            return look.ink(1, arrow(raster.owner(x, y), raster.owner(x, y + 1), "v", "^"));
        }
        boolean closed = up == Kind.CLOSED || left == Kind.CLOSED || upright(x, y + 1) == Kind.CLOSED || level(x + 1, y) == Kind.CLOSED;
        String set = closed ? look.glyph(DOUBLE, DOUBLE_PLAIN) : look.glyph(THIN, THIN_PLAIN);
        String glyph = String.valueOf(set.charAt(bits(x, y)));
        return closed ? glyph : look.dim(glyph);
    }

    /** An arrow in the direction that costs 1. */
    private String arrow(int one, int other, String forth, String back) {
        return (plan.uphill(one) >> other & 1) != 0 ? back : forth;
    }
}
