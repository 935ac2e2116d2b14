package mystics.editor.print;

import java.awt.Color;
import java.awt.Font;
import java.util.Map;
import mystics.content.Catalog;
import mystics.content.Room;
import mystics.choice.Wording;
import mystics.editor.art.Fonts;
import mystics.editor.art.Gallery;
import mystics.editor.art.Looks;
import mystics.editor.art.Theme;
import mystics.editor.art.TokenArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Quotes;

/**
 * The style of a book's pages: its letters, its colours, and the pictures of the mods.
 *
 * @param art paints rooms, cards and portraits
 * @param rooms all rooms by their ids
 */
record PageStyle(PrintFaces faces, BoardStyle art, Map<String, Room> rooms, SheetSize paper, Quotes quotes) {
    static final Color INK = new Color(0x241a12);
    static final Color QUIET = new Color(0x6d5a47);
    static final Color RULE = new Color(0x9a6b35);
    static final Color BOX = new Color(0xf4ead6);
    /** The width of a page's margin. */
    static final double MARGIN = SheetSize.mm(28);
    static final double TOP = SheetSize.mm(22);
    private static final double SIZE = 12;
    private static final double SMALL = 10.5;
    /** The distance between two lines, as a multiple of the size of the sans-serif letters. */
    private static final double LEADING = 1.36;
    private static final double[] HEADINGS = {25, 16, 13.5};

    /**
     * The style for the entries of a catalog.
     *
     * @param wording translates into the language of the pages
     * @param language the language of the pages, in two letters
     */
    static PageStyle of(Catalog catalog, Wording wording, String language, SheetSize paper) {
        PrintFaces faces = new PrintFaces();
        Fonts fonts = faces.forPainters();
        Gallery gallery = new Gallery(catalog.pictures().values());
        BoardStyle art = new BoardStyle(Theme.LIGHT, new Looks(catalog.looks().values(), Theme.LIGHT), gallery, fonts,
                new TokenArt(gallery, catalog.marks(), Theme.LIGHT, fonts), wording);
        return new PageStyle(faces, art, catalog.rooms(), paper, Quotes.of(language));
    }

    /** The length of a line. */
    double measure() {
        return paper.width() - 2 * MARGIN;
    }

    /** The height of a page that is filled with text. */
    double depth() {
        return paper.height() - 2 * TOP - SheetSize.mm(8);
    }

    Typesetter story() {
        return set(faces.serif(SIZE), faces.italic(SIZE));
    }

    /** Rules and lists. */
    Typesetter rules() {
        return set(faces.plain(SIZE), faces.italic(SIZE));
    }

    Typesetter quiet() {
        return set(faces.italic(SMALL), faces.plain(SMALL));
    }

    Typesetter heading(int level) {
        double size = HEADINGS[level - 1];
        return set(faces.strong(size), faces.strong(size));
    }

    /** Sets texts in two fonts: a plain font, and a font for stressed words. */
    Typesetter set(Font plain, Font stressed) {
        return new Typesetter(plain, stressed, faces.looks(plain) * LEADING, quotes);
    }

    /** The font for the names of speakers. */
    Font speaker() {
        return faces.bold(SMALL);
    }

    /** The font for page numbers. */
    Font foot() {
        return faces.plain(SMALL);
    }
}
