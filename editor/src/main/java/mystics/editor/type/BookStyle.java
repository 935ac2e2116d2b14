package mystics.editor.type;

import java.awt.Color;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.text.AttributeSet;
import javax.swing.text.Element;
import javax.swing.text.View;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.HTML;
import javax.swing.text.html.StyleSheet;

/** The style of a book page: a serif font, portraits beside spoken lines, an initial, and rules in a sans-serif font. */
public final class BookStyle implements PaperStyle {
    /** If a paragraph begins with an initial, its title consists of this prefix and the letter. */
    public static final String INITIAL = "initial:";
    /** The style class of a letter that is shown as an initial. */
    public static final String UNSEEN = "unseen";
    /** The width of the margin that holds a portrait, relative to the size of the letters. */
    public static final float SIGN = 4.2f;
    private final Signs signs;
    private float letters = 1;

    /** The pictures that stand beside paragraphs. */
    @FunctionalInterface
    public interface Signs {
        /**
         * The portrait or initial of the paragraph with the given title.
         *
         * @param letters the size of the letters of the page, in pixels
         */
        Optional<Icon> sign(String title, float letters);
    }

    /** A style with these portraits and initials. */
    public BookStyle(Signs signs) {
        this.signs = signs;
    }

    /** The size of an initial, relative to the size of the letters. */
    public static float initial() {
        return InitialParagraph.LINES * BookFace.EVEN * 1.1f;
    }

    @Override
    public void rules(StyleSheet sheet, float size) {
        letters = size;
        BookFace.shipped();
        BookInk ink = BookInk.worn();
        int points = Math.round(size * BookFace.EVEN);
        int small = Math.round(size * 0.9f);
        String accent = Html.colour(ink.accent());
        String sans = "font-family: '" + BookFace.SANS + "'; ";
        sheet.addRule("body { font-family: '" + BookFace.SERIF + "'; font-size: " + points + "px; color: " + Html.colour(ink.ink())
                + "; margin-left: 0; margin-top: 0; margin-bottom: 0; margin-right: " + Math.round(points * 0.75f) + "px; }");
        sheet.addRule("p { margin-top: 0; margin-bottom: " + points / 8 + "px; }");
        sheet.addRule("p.told { text-indent: " + Math.round(points * 0.88f) + "px; }");
        sheet.addRule("p.signed { margin-left: " + Math.round(size * SIGN) + "px; margin-top: " + Math.round(points * 0.4f)
                + "px; margin-bottom: " + points / 4 + "px; }");
        sheet.addRule(".who { " + sans + "font-size: " + Math.round(size * 0.98f) + "px; font-weight: bold; color: " + accent + "; }");
        sheet.addRule(".reads { " + sans + "font-size: " + small + "px; color: " + Html.colour(ink.faint()) + "; }");
        sheet.addRule("p.box { " + sans + "font-size: " + Math.round(size * 1.02f) + "px; border: 1px solid " + accent + "; padding: "
                + points / 2 + "px; margin: " + points / 2 + "px 2px " + points / 2 + "px 2px; }");
        sheet.addRule("p.asks { font-weight: bold; margin-top: " + points / 2 + "px; }");
        sheet.addRule("p.way { margin-left: " + points + "px; }");
        sheet.addRule("p.pause { text-align: center; color: " + accent + "; }");
        sheet.addRule("h1 { font-size: " + Math.round(points * 1.5f) + "px; margin-top: 0; margin-bottom: " + points / 3 + "px; }");
        sheet.addRule("h2 { font-size: " + Math.round(points * 1.12f) + "px; color: " + accent + "; margin-top: " + points / 2
                + "px; margin-bottom: " + points / 6 + "px; }");
        sheet.addRule(".facts { " + sans + "color: " + Html.colour(ink.faint()) + "; }");
        sheet.addRule("a { color: " + accent + "; text-decoration: none; }");
        sheet.addRule("a.quiet { " + sans + "color: " + Html.colour(ink.faint()) + "; font-size: " + small + "px; }");
    }

    @Override
    public ViewFactory views(ViewFactory usual) {
        return element -> isUnseen(element) ? new InitialParagraph.Unseen(element)
                : title(element).flatMap(title -> signs.sign(title, letters).map(sign -> signed(element, title, sign)))
                        .orElseGet(() -> usual.create(element));
    }

    private static View signed(Element paragraph, String title, Icon sign) {
        return title.startsWith(INITIAL) ? new InitialParagraph(paragraph, sign) : new SignedParagraph(paragraph, sign);
    }

    private static Optional<String> title(Element element) {
        Object title = element.getAttributes().getAttribute(HTML.Attribute.TITLE);
        return element.getName().equals(HTML.Tag.P.toString()) && title instanceof String name ? Optional.of(name) : Optional.empty();
    }

    private static boolean isUnseen(Element element) {
        return element.getAttributes().getAttribute(HTML.Tag.SPAN) instanceof AttributeSet span
                && UNSEEN.equals(span.getAttribute(HTML.Attribute.CLASS));
    }

    @Override
    public Color ground() {
        return BookInk.worn().paper();
    }
}
