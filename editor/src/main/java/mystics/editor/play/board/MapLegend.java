package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.stream.Stream;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.board.BoardPicture;
import mystics.editor.type.Type;

/** The dots on the tiles of the map: round for mice and friends, square for minions, so that colour is not the only difference. */
final class MapLegend {
    private static final Color MOUSE = new Color(0x3b86da);
    private static final Color MINION = new Color(0xc93a2c);
    private static final float DOT = 0.42f;
    /** The height of a line and the distance of the words from a dot, in letter heights. */
    private static final float LINE = 1.3f;
    private static final float ASIDE = 0.4f;

    private MapLegend() {
    }

    /** The size of a dot, in pixels, for letters of a height. */
    static int dot(float letter) {
        return Math.max(4, Math.round(letter * DOT));
    }

    static void friend(Graphics2D ink, int x, int y, int dot) {
        ink.setColor(MOUSE);
        ink.fillOval(x, y, dot, dot);
    }

    static void foe(Graphics2D ink, int x, int y, int dot) {
        ink.setColor(MINION);
        ink.fillRect(x, y, dot, dot);
    }

    /** Says beside a dot of each kind who it is, in a cell of the map on which no tile lies. */
    static void paint(Graphics2D ink, Rectangle cell, float letter, Wording wording) {
        int dot = dot(letter);
        int x = cell.x + Math.round(letter * ASIDE);
        int middle = cell.y + cell.height / 2;
        int high = middle - Math.round(letter * LINE / 2);
        int low = middle + Math.round(letter * LINE / 2);
        friend(ink, x, high - dot / 2, dot);
        foe(ink, x, low - dot / 2, dot);
        int words = x + dot + Math.round(letter * ASIDE);
        write(ink, Sentence.of("Mice").in(wording).toString(), letter, new Rectangle(words, high, cell.x + cell.width - words, 0));
        write(ink, Sentence.of("Minions").in(wording).toString(), letter, new Rectangle(words, low, cell.x + cell.width - words, 0));
    }

    private static void write(Graphics2D ink, String words, float letter, Rectangle place) {
        Font usual = Type.plain().deriveFont(letter);
        double share = Math.min(1, place.getWidth() / ink.getFontMetrics(usual).stringWidth(words));
        ink.setFont(usual.deriveFont((float) (letter * share)));
        ink.setColor(UIManager.getColor("Label.foreground"));
        ink.drawString(words, place.x, place.y + ink.getFontMetrics().getAscent() * 0.37f);
    }

    /** The words for the dots on a tile: how many mice and how many minions are there; none for a tile without dots. */
    static Stream<Sentence> of(BoardPicture board, int tile) {
        long all = board.figures().stream().filter(figure -> figure.spot().tile() == tile).count();
        long friends = board.figures().stream().filter(figure -> figure.spot().tile() == tile && figure.side().friendly()).count();
        return all == 0 ? Stream.of() : Stream.of(
                Sentence.of("round dots: mice and friends ({n}); square dots: minions ({m})", "n", friends, "m", all - friends));
    }
}
