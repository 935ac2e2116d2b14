package mystics.editor.type;

import java.awt.Color;
import java.awt.Font;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JEditorPane;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.DefaultCaret;
import javax.swing.text.DefaultEditorKit;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.StyleSheet;

/** A pane for HTML, in the window's colours and type. Links open inside the window. */
public class Paper extends JEditorPane implements ShowsWords {
    /** The width of the margin that holds a picture, relative to the type size. */
    public static final float SIGN = 3.4f;
    private String body = "";
    private final float size;
    private final transient Function<String, Optional<Icon>> signs;

    /**
     * An empty page.
     *
     * @param size the type size, relative to the window's
     * @param follow opens links
     */
    public Paper(float size, Consumer<String> follow) {
        this(size, follow, title -> Optional.empty());
    }

    /**
     * An empty page.
     *
     * @param signs the pictures in the margin of paragraphs, by the titles of the paragraphs
     */
    public Paper(float size, Consumer<String> follow, Function<String, Optional<Icon>> signs) {
        this.size = size;
        this.signs = signs;
        setEditable(false);
        setCaret(new Unseen());
        getInputMap().put(KeyStroke.getKeyStroke("HOME"), DefaultEditorKit.beginAction);
        getInputMap().put(KeyStroke.getKeyStroke("END"), DefaultEditorKit.endAction);
        putClientProperty(HONOR_DISPLAY_PROPERTIES, Boolean.FALSE);
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

    /** An invisible caret: later versions of Java would show one even in a text that cannot be edited. */
    private static final class Unseen extends DefaultCaret {
        @Override
        public void setVisible(boolean visible) {
            super.setVisible(false);
        }
    }

    /** The HTML. It is written again when the look of the window changes. */
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

    /** The page in a scroll pane without a frame. */
    public final JScrollPane scrolled() {
        JScrollPane scroll = new JScrollPane(this);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        return scroll;
    }

    /** Text always wraps to its viewport. Swing would ask a long line for more width and never look again. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Takes on the window's colours and type. Slow, so it happens once for each look. */
    private void dress() {
        HTMLEditorKit kit = new HTMLEditorKit();
        StyleSheet own = new StyleSheet();
        own.addStyleSheet(kit.getStyleSheet());
        rules(own);
        setEditorKit(new HTMLEditorKit() {
            @Override
            public StyleSheet getStyleSheet() {
                return own;
            }

            @Override
            public ViewFactory getViewFactory() {
                return SignedParagraph.factory(super.getViewFactory(), signs);
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

    private void rules(StyleSheet sheet) {
        Font font = Type.plain();
        int points = Math.round(font.getSize2D() * size);
        String ink = Html.colour(colour("Label.foreground"));
        String faint = Html.colour(colour("Label.disabledForeground"));
        String accent = Html.colour(colour("Component.linkColor"));
        sheet.addRule("body { font-family: '" + font.getFamily() + "'; font-size: " + points + "px; color: " + ink + "; margin: 0; }");
        sheet.addRule("p { margin-top: 0; margin-bottom: " + points / 2 + "px; }");
        sheet.addRule("p.signed { margin-left: " + Math.round(points * SIGN) + "px; }");
        sheet.addRule("p.round { color: " + faint + "; font-weight: bold; margin-top: " + points / 2 + "px; }");
        sheet.addRule("p.box { border: 1px solid " + accent + "; padding: " + points / 2 + "px; margin: " + points / 2 + "px; }");
        sheet.addRule("h1 { font-size: " + Math.round(points * 1.5f) + "px; margin-top: 0; margin-bottom: " + points / 2 + "px; }");
        sheet.addRule("h2 { font-size: " + Math.round(points * 1.15f) + "px; margin-top: " + points / 2 + "px; margin-bottom: " + points / 4
                + "px; }");
        sheet.addRule(".facts { color: " + faint + "; }");
        sheet.addRule("a { color: " + accent + "; text-decoration: none; }");
        sheet.addRule("a.quiet { color: " + faint + "; font-size: " + Math.round(points * 0.78f) + "px; }");
    }

    private static Color colour(String key) {
        Color known = UIManager.getColor(key);
        return known == null ? Color.GRAY : known;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (signs != null) {
            setBackground(UIManager.getColor("Panel.background"));
            dress();
            write(words());
        }
    }
}
