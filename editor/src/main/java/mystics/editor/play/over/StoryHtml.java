package mystics.editor.play.over;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import mystics.editor.type.BookStyle;
import mystics.editor.type.Html;
import mystics.editor.type.Quotes;

/**
 * Sets passages of the story as HTML: narration that begins with an initial, voices with their portraits, and boxed instructions.
 *
 * @param portraits the names of the speakers' pictures, by the speakers' names
 * @param reads gives the words for the reader of a voice, by the name of the voice; empty if no reader is named
 */
public record StoryHtml(Map<String, String> portraits, UnaryOperator<String> reads) {
    /** The number of letters that reach as far down as an initial, apart from a last line. */
    private static final int BESIDE = 150;
    /** The indentation of a further paragraph beside the initial. */
    private static final String INDENT = "&nbsp;".repeat(7);
    private static final String QUOTES = "\"'\u201c\u201e\u00ab";

    /** Voices without readers. */
    public StoryHtml(Map<String, String> portraits) {
        this(portraits, voice -> "");
    }

    /** One passage, with its initial. */
    public String passage(String text) {
        List<String> paragraphs = Arrays.stream(text.strip().split("\n\\s*\n")).map(one -> one.strip().replaceAll("\\s*\n\\s*", " "))
                .toList();
        int begun = beside(paragraphs);
        return begun(paragraphs.subList(0, begun))
                + paragraphs.stream().skip(begun).map(this::paragraph).collect(Collectors.joining());
    }

    /** The paragraphs of a passage. Each stands apart, because lines are so short that the first one fills the height of the initial. */
    static List<String> apart(String html) {
        return List.of(html.replace("<br>" + INDENT, "</p><p class='told'>").split("(?<=</p>)"));
    }

    /**
     * The number of paragraphs beside the initial. Only paragraphs of narration stand beside the initial, and only as many as its height
     * needs.
     */
    private int beside(List<String> paragraphs) {
        int count = 0;
        int letters = 0;
        while (count < paragraphs.size() && letters < BESIDE && isNarration(paragraphs.get(count))) {
            letters += paragraphs.get(count).length();
            count++;
        }
        return count;
    }

    private boolean isNarration(String words) {
        return voice(words).isEmpty() && !words.startsWith("[");
    }

    /** Passages one after another, with a sign between them. */
    public String passages(List<String> texts) {
        return texts.stream().map(this::passage).collect(Collectors.joining("<p class='pause'>*&nbsp;&nbsp;*&nbsp;&nbsp;*</p>"));
    }

    /** The name of the speaker of a paragraph; empty for narration and rules. */
    String voice(String words) {
        int colon = words.indexOf(": ");
        return colon > 0 && portraits.containsKey(words.substring(0, colon)) ? words.substring(0, colon) : "";
    }

    private String paragraph(String words) {
        String voice = voice(words);
        if (words.startsWith("[") && words.endsWith("]")) {
            return "<p class='box'>" + spoken(words.substring(1, words.length() - 1)) + "</p>";
        }
        if (voice.isEmpty()) return "<p class='told'>" + spoken(words) + "</p>";
        String reader = reads.apply(voice);
        return "<p title='" + Html.plain(portraits.get(voice)) + "' class='signed'><span class='who'>" + Html.plain(voice) + "</span>"
                + (reader.isEmpty() ? "" : "&nbsp; <span class='reads'>" + Html.plain(reader) + "</span>") + "<br>"
                + spoken(words.substring(voice.length() + 2)) + "</p>";
    }

    /**
     * The first paragraphs, joined into one, because they may all begin beside the initial. An initial replaces the first letter, and the
     * quotation mark before it if there is one.
     */
    private static String begun(List<String> paragraphs) {
        if (paragraphs.isEmpty()) return "";
        String first = paragraphs.get(0);
        String more = paragraphs.stream().skip(1).map(words -> "<br>" + INDENT + spoken(words)).collect(Collectors.joining());
        int letter = !first.isEmpty() && QUOTES.indexOf(first.charAt(0)) >= 0 ? 1 : 0;
        if (first.length() <= letter || !Character.isLetter(first.charAt(letter))) return "<p>" + spoken(first) + more + "</p>";
        String curved = Quotes.ENGLISH.onScreen(first);
        return "<p title='" + BookStyle.INITIAL + Html.plain(curved.substring(0, letter))
                + Character.toUpperCase(first.charAt(letter)) + "'><span class='" + BookStyle.UNSEEN + "'>"
                + Html.plain(curved.substring(0, letter + 1)) + "</span>" + Html.spoken(curved.substring(letter + 1)) + more + "</p>";
    }

    private static String spoken(String words) {
        return Html.spoken(Quotes.ENGLISH.onScreen(words));
    }
}
