package mystics.editor.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.editor.type.Html;

/** Turns a page of the guide into HTML: headings, paragraphs, lists, tables and examples. Pictures are left out. */
final class Markdown {
    private static final Pattern ITEM = Pattern.compile("(-|\\d+\\.) +(.*)");
    private static final Pattern HEADING = Pattern.compile("(#{1,4}) +(.*)");
    private static final Pattern RULER = Pattern.compile("[|:\\- ]+");
    private static final String FENCE = "```";
    private final StringBuilder html = new StringBuilder();
    private final List<String> open = new ArrayList<>();
    private final MarkdownLine words;
    private String list = "";
    private boolean inTable;
    private boolean inExample;

    private Markdown(UnaryOperator<String> links) {
        this.words = new MarkdownLine(links);
    }

    /**
     * The HTML of a page.
     *
     * @param links the address that a link of the page opens; empty if the link opens nothing in the program
     */
    static String html(String page, UnaryOperator<String> links) {
        Markdown reading = new Markdown(links);
        page.lines().forEach(reading::line);
        reading.end();
        return reading.html.toString();
    }

    /** The name of the place at which a heading stands. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-');
    }

    private void line(String line) {
        if (line.startsWith(FENCE)) fence();
        else if (inExample) html.append(Html.plain(line)).append('\n');
        else if (line.isBlank()) end();
        else if (HEADING.matcher(line).matches()) heading(line);
        else if (line.startsWith("|")) row(line);
        else if (ITEM.matcher(line).matches()) item(line);
        else if (!line.startsWith("![")) open.add(line.strip());
    }

    private void fence() {
        if (!inExample) end();
        html.append(inExample ? "</pre>" : "<pre>");
        inExample = !inExample;
    }

    private void heading(String line) {
        end();
        String text = HEADING.matcher(line).replaceFirst("$2");
        String tag = line.startsWith("# ") ? "h1" : line.startsWith("## ") ? "h2" : "h3";
        html.append("<").append(tag).append("><a name=\"").append(anchor(text)).append("\"></a>").append(words.html(text)).append("</")
                .append(tag).append('>');
    }

    private void row(String line) {
        if (!inTable) {
            end();
            html.append("<table cellpadding=4>");
        } else if (RULER.matcher(line).matches()) {
            return;
        }
        inTable = true;
        String cells = line.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
        String row = Stream.of(cells.split("(?<!\\\\)\\|", -1))
                .map(cell -> "<td>" + words.html(cell.strip().replace("\\|", "|")) + "</td>").collect(Collectors.joining());
        html.append("<tr valign=top>").append(row).append("</tr>");
    }

    private void item(String line) {
        String kind = line.startsWith("-") ? "ul" : "ol";
        if (!list.equals(kind)) {
            end();
            html.append('<').append(kind).append('>');
            list = kind;
        } else {
            text();
        }
        open.add(ITEM.matcher(line).replaceFirst("$2"));
    }

    /** Writes the lines that belong together. */
    private void text() {
        if (open.isEmpty()) return;
        String tag = list.isEmpty() ? "p" : "li";
        html.append('<').append(tag).append('>').append(words.html(String.join(" ", open))).append("</").append(tag).append('>');
        open.clear();
    }

    private void end() {
        text();
        if (!list.isEmpty()) html.append("</").append(list).append('>');
        if (inTable) html.append("</table>");
        list = "";
        inTable = false;
    }
}
