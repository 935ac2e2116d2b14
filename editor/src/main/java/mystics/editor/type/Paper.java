package mystics.editor.type;

import java.awt.Rectangle;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JEditorPane;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.DefaultCaret;
import javax.swing.text.DefaultEditorKit;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;

/** A pane for HTML, either in the colours and typeface of the window or in a style of its own. Links open inside the window. */
public class Paper extends JEditorPane implements ShowsWords {
    private String body = "";
    private float size;
    private final transient PaperStyle style;

    /**
     * An empty page.
     *
     * @param size the type size, as a factor of the window's type size
     * @param follow opens links
     */
    public Paper(float size, Consumer<String> follow) {
        this(size, follow, new WindowStyle());
    }

    /**
     * An empty page that is set in a style of its own.
     *
     * @param size the type size, as a factor of the window's type size
     * @param follow opens links
     */
    public Paper(float size, Consumer<String> follow, PaperStyle style) {
        this.size = size;
        this.style = style;
        setEditable(false);
        setCaret(new Unseen());
        getInputMap().put(KeyStroke.getKeyStroke("HOME"), DefaultEditorKit.beginAction);
        getInputMap().put(KeyStroke.getKeyStroke("END"), DefaultEditorKit.endAction);
        ownLetters();
        putClientProperty(W3C_LENGTH_UNITS, Boolean.TRUE);
        addHyperlinkListener(event -> {
            if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED) {
                follow.accept(event.getDescription());
            }
        });
        dress();
        write("");
        getAccessibleContext().setAccessibleDescription("");
    }

    /**
     * Lets only the rules of the style set the letters. The look of the window sets its own letters each time it is put on, and these would
     * be larger.
     */
    private void ownLetters() {
        putClientProperty(HONOR_DISPLAY_PROPERTIES, Boolean.FALSE);
    }

    /** An invisible caret. Later versions of Java show a caret even in a text that cannot be edited. */
    private static final class Unseen extends DefaultCaret {
        @Override
        public void setVisible(boolean visible) {
            super.setVisible(false);
        }
    }

    /** The HTML. The page is written again when the look of the window changes. */
    @Override
    public String words() {
        return body;
    }

    /** Replaces the HTML and scrolls to its beginning. */
    @Override
    public final void write(String html) {
        String before = body;
        body = html;
        setDocument(getEditorKit().createDefaultDocument());
        setText("<html><body>" + html + "</body></html>");
        setCaretPosition(0);
        firePropertyChange(PROPERTY, before, html);
    }

    /** The page in a scroll pane without a frame, whose edges cut no line. */
    public final JScrollPane scrolled() {
        JScrollPane scroll = new JScrollPane();
        scroll.setViewport(new WholeLines());
        scroll.setViewportView(this);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        return scroll;
    }

    /**
     * Text always wraps at the width of its viewport. Otherwise, Swing would ask for more width as soon as a line is long, and would never
     * wrap that line again.
     */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Page keys skip no line, whether or not a line below is hidden because an edge would cut it. */
    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return getParent() instanceof WholeLines port ? port.shown() : super.getScrollableBlockIncrement(visible, orientation, direction);
    }

    /** Sets the type size, as a factor of the window's type size, and writes the page again. */
    protected final void letters(float newSize) {
        size = newSize;
        dress();
        write(words());
    }

    /** Applies the window's colours and letters to the page. The method is slow, so it is called only once for each look. */
    private void dress() {
        HTMLEditorKit kit = new HTMLEditorKit();
        StyleSheet own = new StyleSheet();
        own.addStyleSheet(kit.getStyleSheet());
        style.rules(own, Type.size() * size);
        setEditorKit(new HTMLEditorKit() {
            @Override
            public StyleSheet getStyleSheet() {
                return own;
            }

            @Override
            public ViewFactory getViewFactory() {
                return style.views(super.getViewFactory());
            }
        });
    }

    /** A page without a scroll pane of its own does not scroll its surroundings. */
    @Override
    public void scrollRectToVisible(Rectangle place) {
        if (getParent() instanceof JViewport) {
            super.scrollRectToVisible(place);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (style != null) {
            ownLetters();
            setBackground(style.ground());
            dress();
            write(words());
        }
    }
}
