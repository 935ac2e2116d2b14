package mystics.editor.play.board;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import mystics.editor.type.Type;

/**
 * The dots at the foot of a tile on the map: one for each friend at the left, and one for each minion at the right. If there is no room for
 * all of them, the minions are one dot with their number before it; if there is still too little room, so are the friends.
 *
 * @param row the place of the dots; its height is the size of a dot
 */
record MapDots(int friends, int foes, Rectangle row) {
    /** The height of the letters of a number, relative to a dot. */
    private static final float NUMBER = 1.6f;

    /** The ways in which a row can show its figures. */
    private enum Counted { NOBODY, FOES, ALL }

    void paint(Graphics2D ink) {
        Font font = Type.plain().deriveFont(Font.BOLD, row.height * NUMBER);
        FontMetrics letters = ink.getFontMetrics(font);
        Counted counted = counted(letters);
        ink.setFont(font);
        int base = row.y + (row.height + letters.getAscent() - letters.getDescent()) / 2;
        if (counted == Counted.ALL) {
            MapLegend.friend(ink, row.x, row.y, row.height);
            ink.drawString(String.valueOf(friends), row.x + row.height + 1, base);
        } else {
            for (int i = 0; i < friends; i++) MapLegend.friend(ink, row.x + i * step(), row.y, row.height);
        }
        int right = row.x + row.width - row.height;
        if (counted == Counted.NOBODY) {
            for (int i = 0; i < foes; i++) MapLegend.foe(ink, right - i * step(), row.y, row.height);
        } else {
            MapLegend.foe(ink, right, row.y, row.height);
            ink.drawString(String.valueOf(foes), right - 1 - letters.stringWidth(String.valueOf(foes)), base);
        }
    }

    private int step() {
        return row.height + 1;
    }

    private Counted counted(FontMetrics letters) {
        if (foes == 0 || (friends + foes) * step() <= row.width) return Counted.NOBODY;
        int many = step() + letters.stringWidth(String.valueOf(foes)) + 1;
        return friends * step() + many <= row.width ? Counted.FOES : Counted.ALL;
    }
}
