package mystics.editor.art;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The fonts shipped with the program, which make text look the same on every machine. */
public final class Fonts {
    private static final String FOLDER = "/com/formdev/flatlaf/fonts/inter/";
    private final Font plain;
    private final Font bold;
    private final Font italic;

    /** The fonts of the window. */
    public Fonts() {
        this(load("Inter-Regular.otf"), load("Inter-Bold.otf"), load("Inter-Italic.otf"));
    }

    /** Fonts for a purpose other than the window, such as printed pages. */
    public Fonts(Font plain, Font bold, Font italic) {
        this.plain = plain;
        this.bold = bold;
        this.italic = italic;
    }

    private static Font load(String file) {
        try (InputStream letters = Fonts.class.getResourceAsStream(FOLDER + file)) {
            return Font.createFont(Font.TRUETYPE_FONT, letters);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("The letters that come with the program are damaged: " + file, e);
        }
    }

    /** The plain font in a size. */
    public Font plain(double size) {
        return plain.deriveFont((float) size);
    }

    /** The bold font in a size. */
    public Font bold(double size) {
        return bold.deriveFont((float) size);
    }

    /** The italic font in a size. */
    public Font italic(double size) {
        return italic.deriveFont((float) size);
    }
}
