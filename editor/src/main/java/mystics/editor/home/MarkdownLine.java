package mystics.editor.home;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.type.Html;

/**
 * Turns the words of a line of the guide into HTML, with links, emphasis and code.
 *
 * @param links the address that a link opens; empty if the link opens nothing in the program
 */
record MarkdownLine(UnaryOperator<String> links) {
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)]\\(([^)\\s]+)\\)");
    private static final Pattern STRONG = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    private static final Pattern SLANTED = Pattern.compile("\\*([^*]+)\\*");

    /** The HTML of the words. Every second part between backquotes is code. */
    String html(String line) {
        StringBuilder html = new StringBuilder();
        String[] parts = LINK.matcher(line).replaceAll(found -> Matcher.quoteReplacement(link(found.group(1), found.group(2))))
                .split("`", -1);
        for (int part = 0; part < parts.length; part++) {
            html.append(part % 2 == 1 ? "<code>" + Html.plain(parts[part]) + "</code>" : spoken(parts[part]));
        }
        return html.toString().replace('\u0001', '<').replace('\u0002', '>');
    }

    /** A link, with its tags as signs that no text contains. */
    private String link(String words, String target) {
        String address = links.apply(target);
        return address.isEmpty() ? words : "\u0001a href=\"" + address + "\"\u0002" + words + "\u0001/a\u0002";
    }

    private static String spoken(String words) {
        return SLANTED.matcher(STRONG.matcher(Html.plain(words)).replaceAll("<b>$1</b>")).replaceAll("<i>$1</i>");
    }
}
