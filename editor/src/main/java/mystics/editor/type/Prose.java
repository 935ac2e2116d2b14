package mystics.editor.type;

import java.awt.Font;
import java.awt.Rectangle;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import mystics.choice.Sentence;

/** Plain text that wraps to its width. */
public final class Prose extends JTextArea implements ShowsWords {
    private final float size;
    private final int style;
    private String ink = "Label.foreground";
    private Face face = Face.WINDOW;
    /** The words as they were set; fields without a value, because the text is set while the component is made. */
    private String written;
    private boolean curved;

    /** The typeface of a text: that of the window, the bold one of the book, or that of the story. */
    private enum Face { WINDOW, BOOK, STORY }

    /** Text in the typeface of the window. */
    public Prose(String text) {
        this(text, 1, Font.PLAIN);
    }

    /**
     * A text with its own size and style.
     *
     * @param size the type size, as a factor of the window's type size
     * @param style a style of {@link Font}
     */
    public Prose(String text, float size, int style) {
        super(text.strip().replaceAll("\\s+", " "));
        this.size = size;
        this.style = style;
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setOpaque(false);
        setBorder(null);
        updateUI();
    }

    /** A sentence in the typeface of the window. */
    public Prose(Sentence words) {
        this(words, 1, Font.PLAIN);
    }

    /** A sentence with its own size and style. The other parameters are those of {@link #Prose(String, float, int)}. */
    public Prose(Sentence words, float size, int style) {
        this("", size, style);
        Says.text(this, words);
    }

    /** Text that cannot be edited does not scroll its surroundings. */
    @Override
    public void scrollRectToVisible(Rectangle place) {
        // The page does not scroll to the text.
    }

    /** Sets the text in the bold letters of the book. */
    public Prose booked() {
        face = Face.BOOK;
        updateUI();
        return this;
    }

    /** Sets the text in the letters of the story. */
    public Prose told() {
        face = Face.STORY;
        updateUI();
        return this;
    }

    /** Shows the quotation marks and apostrophes of a book in place of straight ones. */
    public Prose quoted() {
        curved = true;
        setText(words());
        return this;
    }

    /** Sets the colour to a colour of the book: {@code ink}, {@code faint} or {@code accent}. */
    public Prose inked(String colour) {
        ink = "Mystics.book." + colour;
        setForeground(UIManager.getColor(ink));
        return this;
    }

    /** Sets the colour of text on a ground in the accent colour. */
    public Prose onAccent() {
        ink = "Panel.background";
        setForeground(UIManager.getColor(ink));
        return this;
    }

    /** Sets the colour of usual text. */
    public Prose plain() {
        ink = "Label.foreground";
        setForeground(UIManager.getColor(ink));
        return this;
    }

    /** Sets the colour of secondary text. */
    public Prose muted() {
        ink = "Label.disabledForeground";
        setForeground(UIManager.getColor(ink));
        return this;
    }

    @Override
    public String words() {
        return written == null ? "" : written;
    }

    @Override
    public void write(String words) {
        setText(words);
    }

    @Override
    public void setText(String words) {
        String before = words();
        written = words;
        super.setText(curved ? Quotes.ENGLISH.onScreen(words) : words);
        firePropertyChange(PROPERTY, before, words);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (size > 0) {
            Font plain = Type.plain();
            setFont(switch (face) {
                case WINDOW -> plain.deriveFont(style, plain.getSize2D() * size);
                case BOOK -> BookFace.shipped().bold(plain.getSize2D() * size * BookFace.EVEN);
                case STORY -> BookFace.shipped().plain(plain.getSize2D() * size * BookFace.EVEN);
            });
            setForeground(UIManager.getColor(ink));
            setBorder(null);
            // A text refuses drag and drop, so that the page below it accepts the drop.
            setDropTarget(null);
        }
    }
}
