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

/** The letters of printed pages. A PDF file takes only letters of this kind, so that its text can be searched. */
final class PrintFaces {
    /** Lengths of text as they are on paper, whatever the screen. */
    static final FontRenderContext PAPER = new FontRenderContext(new AffineTransform(), true, true);
    private static final String FOLDER = "/com/formdev/flatlaf/fonts/roboto/";
    private final Face plain = new Face("Roboto-Regular.ttf");
    private final Face bold = new Face("Roboto-Bold.ttf");
    private final Face italic = new Face("Roboto-Italic.ttf");

    /** One face, and the file from which it comes. */
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

        /** The file of the face, to be put into a PDF file. */
        InputStream open() {
            return open(file);
        }
    }

    List<Face> all() {
        return List.of(plain, bold, italic);
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

    /** The same letters for cards and rooms. */
    Fonts forPainters() {
        return new Fonts(plain.font(), bold.font(), italic.font());
    }
}
