package mystics.editor.play.over;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A paragraph of narration, as HTML, that is divided between two words.
 *
 * @param begun the first words
 * @param rest the other words, which do not begin a new paragraph
 */
record DividedParagraph(String begun, String rest) {
    private static final String BEGIN = "<p class='told'>";
    private static final String END = "</p>";

    /** The ways to divide a paragraph, with the fewest first words first. A voice, a box and a paragraph with an initial stay whole. */
    static List<DividedParagraph> of(String html) {
        if (!html.startsWith(BEGIN) || !html.endsWith(END)) return List.of();
        return IntStream.range(BEGIN.length(), html.length()).filter(place -> html.charAt(place) == ' ' && isPlain(html, place))
                .mapToObj(place -> new DividedParagraph(html.substring(0, place) + END, "<p>" + html.substring(place + 1))).toList();
    }

    /** Whether no tag within the paragraph is open at a place. */
    private static boolean isPlain(String html, int place) {
        String before = html.substring(BEGIN.length(), place);
        return before.split("<(?=[a-z])", -1).length == before.split("</", -1).length && before.lastIndexOf('<') <= before.lastIndexOf('>');
    }
}
