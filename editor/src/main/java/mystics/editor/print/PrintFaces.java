package mystics.editor.print;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import mystics.editor.art.Fonts;
import mystics.editor.type.BookFace;

/**
 * The fonts of printed pages. They are the fonts of the book, read again from the font files, because a PDF embeds these files. Only
 * glyphs of these fonts are used, so that the text can be searched.
 */
final class PrintFaces {
    /** Measures the lengths of text on paper, independently of the screen. */
    static final FontRenderContext PAPER = new FontRenderContext(new AffineTransform(), true, true);
    /** The factor that makes the serif font look as large as the sans-serif font. */
    private static final double EVEN = BookFace.EVEN;
    private static final String FOLDER = "/fonts/ttf/";
    private final Face serif = new Face("Markazi/MarkaziText-Regular.ttf");
    private final Face strong = new Face("Markazi/MarkaziText-Bold.ttf");
    private final Face plain = new Face("AlegreyaSans/AlegreyaSans-Regular.ttf");
    private final Face italic = new Face("AlegreyaSans/AlegreyaSans-Italic.ttf");
    private final Face bold = new Face("AlegreyaSans/AlegreyaSans-Bold.ttf");

    /** One font, and the file from which it comes. */
    record Face(String file, Font font) {
        Face(String file) {
            this(file, load(file));
        }

        private static Font load(String file) {
            try (InputStream letters = open(file)) {
                return Font.createFont(Font.TRUETYPE_FONT, letters);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (FontFormatException e) {
                throw new IllegalStateException("The letters that come with the program are damaged: " + file, e);
            }
        }

        private static InputStream open(String file) {
            return PrintFaces.class.getResourceAsStream(FOLDER + file);
        }

        /** The file of the font, which is put into a PDF file. */
        InputStream open() {
            return open(file);
        }
    }

    List<Face> all() {
        return List.of(serif, strong, plain, bold, italic);
    }

    /** The serif font of the story, in a size that looks as large as the sans-serif font. */
    Font serif(double size) {
        return serif.font().deriveFont((float) (size * EVEN));
    }

    /** The bold serif font of headings, in a size that looks as large as the sans-serif font. */
    Font strong(double size) {
        return strong.font().deriveFont((float) (size * EVEN));
    }

    Font plain(double size) {
        return plain.font().deriveFont((float) size);
    }

    Font bold(double size) {
        return bold.font().deriveFont((float) size);
    }

    Font italic(double size) {
        return italic.font().deriveFont((float) size);
    }

    /** The size at which the sans-serif font looks as large as a given font. */
    double looks(Font face) {
        boolean large = List.of(serif, strong).stream().anyMatch(each -> each.font().getPSName().equals(face.getPSName()));
        return large ? face.getSize2D() / EVEN : face.getSize2D();
    }

    /** The same fonts for painters of cards and rooms. */
    Fonts forPainters() {
        return new Fonts(plain.font(), bold.font(), italic.font());
    }
}
