package mystics.editor.type;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The letters of the book: a serif font for the story, and a humanist sans-serif font for rules and captions. The letters come with the
 * program and are read when the first page needs them.
 */
public final class BookFace {
    /** The font family of the story. This font family has no italic letters. */
    public static final String SERIF = "Markazi Text";
    /** The font family of rules, captions and stressed words. */
    public static final String SANS = "Alegreya Sans";
    /** The size of {@link #SERIF}, relative to the window's letters, at which both look equally large. */
    public static final float EVEN = 1.28f;
    private static final String FOLDER = "/fonts/ttf/";
    private static final BookFace SHIPPED = new BookFace();
    private final List<Font> fonts = List.of(font("Markazi/MarkaziText-Regular.ttf"), font("Markazi/MarkaziText-Bold.ttf"),
            font("AlegreyaSans/AlegreyaSans-Regular.ttf"), font("AlegreyaSans/AlegreyaSans-Italic.ttf"),
            font("AlegreyaSans/AlegreyaSans-Bold.ttf"));

    private BookFace() {
        fonts.forEach(GraphicsEnvironment.getLocalGraphicsEnvironment()::registerFont);
    }

    /** The fonts that come with the program. After this call, the fonts are available by the names of their families. */
    public static BookFace shipped() {
        return SHIPPED;
    }

    /** The bold serif font in a given size. */
    public Font bold(double size) {
        return fonts.get(1).deriveFont((float) size);
    }

    /** The serif font in a given size. */
    public Font plain(double size) {
        return fonts.get(0).deriveFont((float) size);
    }

    /** The sans-serif font in a given size. */
    public Font sans(double size) {
        return fonts.get(2).deriveFont((float) size);
    }

    private static Font font(String file) {
        try (InputStream letters = BookFace.class.getResourceAsStream(FOLDER + file)) {
            return Font.createFont(Font.TRUETYPE_FONT, letters);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("The letters that come with the program are damaged: " + file, e);
        }
    }
}
