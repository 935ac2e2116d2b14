package mystics.editor.type;

import java.awt.Color;

/** Text as the small HTML that Swing lays out. */
public final class Html {
    private Html() {
    }

    /** Text without a meaning as HTML. */
    public static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Text in which words between stars are spoken with weight. */
    public static String spoken(String text) {
        StringBuilder out = new StringBuilder();
        String[] parts = plain(text).split("\\*", -1);
        for (int i = 0; i < parts.length; i++) {
            out.append(i % 2 == 1 ? "<i>" + parts[i] + "</i>" : parts[i]);
        }
        return out.toString();
    }

    /** A colour as HTML names it. */
    public static String colour(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }

    /** Something to click, that leads to an address. */
    public static String link(String address, String text) {
        return "<a href=\"" + plain(address) + "\">" + plain(text) + "</a>";
    }
}
