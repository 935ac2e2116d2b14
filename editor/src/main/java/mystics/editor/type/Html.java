package mystics.editor.type;

import java.awt.Color;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds the simple HTML that Swing can show. */
public final class Html {
    private static final Pattern PIECE = Pattern.compile("<[^>]*>|[^<]+");
    private static final Pattern MARGIN = Pattern.compile("^[\\s\u00a0]+|[\\s\u00a0]+$");

    private Html() {
    }

    /** Escapes text, so that none of it is read as HTML. */
    public static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Escapes text and sets words between asterisks in italics. */
    public static String spoken(String text) {
        StringBuilder out = new StringBuilder();
        String[] parts = plain(text).split("\\*", -1);
        for (int i = 0; i < parts.length; i++) {
            out.append(i % 2 == 1 ? "<i>" + parts[i] + "</i>" : parts[i]);
        }
        return out.toString();
    }

    /**
     * Translates HTML; each piece of text between two tags is translated separately.
     *
     * @param wording translates a piece of plain text
     */
    public static String worded(String html, UnaryOperator<String> wording) {
        return PIECE.matcher(html).replaceAll(piece -> Matcher
                .quoteReplacement(piece.group().startsWith("<") ? piece.group() : plain(inside(read(piece.group()), wording))));
    }

    /** Translates text, and keeps the white space around it. */
    static String inside(String text, UnaryOperator<String> wording) {
        String words = MARGIN.matcher(text).replaceAll("");
        String plain = words.replace('\u00a0', ' ');
        String worded = wording.apply(plain);
        return words.isEmpty() || worded.equals(plain) ? text : text.replace(words, worded);
    }

    private static String read(String html) {
        return html.replace("&nbsp;", "\u00a0").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    }

    /** A colour as it is written in HTML. */
    public static String colour(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }

    /** A link to an address. */
    public static String link(String address, String text) {
        return "<a href=\"" + plain(address) + "\">" + plain(text) + "</a>";
    }

    /** Writes a small, faint link to the cause of a line. */
    public static String quiet(String address, String text) {
        return "<a class='quiet' href=\"" + plain(address) + "\">" + plain(text) + "</a>";
    }
}
