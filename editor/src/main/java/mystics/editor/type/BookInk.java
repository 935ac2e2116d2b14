package mystics.editor.type;

import java.awt.Color;
import javax.swing.UIManager;

/**
 * The colours of the book in the window's look.
 *
 * @param paper the colour of a page
 * @param edge the colour of the page's rim, and of the shade in the fold
 * @param ink the colour of the story
 * @param faint the colour of captions
 * @param accent the colour of names, of links, and of the frame around rules
 * @param field the background of an initial
 * @param gold the ornament of an initial
 * @param letter the letter of an initial
 */
public record BookInk(Color paper, Color edge, Color ink, Color faint, Color accent, Color field, Color gold, Color letter) {
    private static final String WORN = "Mystics.book";
    private static final String INK = "Mystics.book.ink";
    private static final String FAINT = "Mystics.book.faint";
    private static final String ACCENT = "Mystics.book.accent";
    /** Parchment by daylight. */
    public static final BookInk DAY = new BookInk(new Color(0xf6ecd6), new Color(0xb79a6b), new Color(0x2b1a10), new Color(0x6d5434),
            new Color(0x8a2f1c), new Color(0x2c3558), new Color(0xe0b04a), new Color(0xfbf3df));
    /** Parchment by candlelight. */
    public static final BookInk CANDLE = new BookInk(new Color(0xe6d3ab), new Color(0x8c6a3f), new Color(0x26170d), new Color(0x5f4526),
            new Color(0x7d2817), new Color(0x262c4a), new Color(0xd9a441), new Color(0xf7ead0));
    /** White on black. */
    public static final BookInk STARK = new BookInk(Color.BLACK, Color.WHITE, Color.WHITE, new Color(0xe0e0e0), new Color(0xffd800),
            Color.BLACK, new Color(0xffd800), Color.WHITE);

    /** The colours that were applied last; {@link #DAY} if none have been applied. */
    public static BookInk worn() {
        return UIManager.get(WORN) instanceof BookInk ink ? ink : DAY;
    }

    /** Applies these colours to all books. */
    public void wear() {
        UIManager.put(WORN, this);
        UIManager.put(INK, ink);
        UIManager.put(FAINT, faint);
        UIManager.put(ACCENT, accent);
    }

    /** Whether the book is drawn with lines only, without shading. */
    public boolean stark() {
        return equals(STARK);
    }
}
