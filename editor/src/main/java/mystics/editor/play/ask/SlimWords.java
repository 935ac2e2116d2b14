package mystics.editor.play.ask;

import java.awt.Insets;
import javax.swing.UIManager;
import mystics.editor.type.Type;
import mystics.editor.type.WordButton;

/** A button with words that keeps a small margin around them if it has room for few letters. */
class SlimWords extends WordButton {
    /** The widths in letter heights below which the button is slim, or tight, and the margin around its words then. */
    private static final float SLIM = 15.5f;
    private static final float TIGHT = 10.5f;
    private static final Insets CLOSE = new Insets(2, 4, 2, 3);
    /** The margin around the words of a wide button: the key at its left edge stands as far from the edge as from the words. */
    private static final Insets WIDE = new Insets(2, 7, 2, 14);
    /** The size of the letters of a slim button, relative to the other letters. */
    private static final float LETTERS = 0.86f;
    private Shape shape = Shape.WIDE;
    private int room;

    private enum Shape { WIDE, SLIM, TIGHT }

    SlimWords(String html) {
        super(html);
        setMargin(WIDE);
    }

    /** The cap of a key that suits the width of the button. */
    final KeyCap cap(String key) {
        return isTight() ? KeyCap.tight(key) : isSlim() ? KeyCap.of(key) : KeyCap.roomy(key);
    }

    /** Whether the button has room for few letters. */
    final boolean isSlim() {
        return shape != Shape.WIDE;
    }

    /** Whether the button has room for a single word. */
    final boolean isTight() {
        return shape == Shape.TIGHT;
    }

    /** The width of the button, in pixels, as it is about to be laid out. */
    final int room() {
        return room;
    }

    /** Whether a width in pixels has room for few letters. */
    static boolean isSlim(int width) {
        return width < SLIM * Type.size();
    }

    /** Writes the words again, because the button has become slim or wide, or because a tight button has another width. */
    protected void shaped() {
        // The words of most buttons are the same at every width.
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        Shape fitting = width < TIGHT * Type.size() ? Shape.TIGHT : isSlim(width) ? Shape.SLIM : Shape.WIDE;
        boolean narrower = fitting == Shape.TIGHT && width != room;
        room = width;
        if (width > 0 && (fitting != shape || narrower)) {
            shape = fitting;
            setFont(isSlim() ? Type.plain().deriveFont(Type.size() * LETTERS) : UIManager.getFont("Button.font"));
            setMargin(isSlim() ? CLOSE : WIDE);
            shaped();
        }
        super.setBounds(x, y, width, height);
    }
}
