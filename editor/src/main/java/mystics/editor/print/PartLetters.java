package mystics.editor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Passage;

/**
 * The letters by which a printed passage refers to its parts. A part that is always a paragraph of its own has no letter.
 *
 * @param lettered the names of the parts with a letter, in the order of the letters
 */
record PartLetters(List<String> lettered) {
    /** A place in a text. Group 1 is its name, group 2 the text that fills it if it is empty. */
    static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]\\w*)(?:: *\\w+)?(?:\\|([^{}|]*)(?:\\|[^{}|]*)*)?}");

    /** The letters of a passage, in the order in which the narration refers to the parts. */
    static PartLetters of(Passage passage) {
        List<String> paragraphs = told(passage).flatMap(text -> paragraphs(text).stream()).toList();
        List<String> inside = paragraphs.stream().filter(paragraph -> alone(paragraph).isEmpty()).flatMap(PartLetters::places).toList();
        Set<String> alone = paragraphs.stream().flatMap(paragraph -> alone(paragraph).stream()).collect(Collectors.toSet());
        List<String> order = new ArrayList<>(paragraphs.stream().flatMap(PartLetters::places).toList());
        order.addAll(passage.parts().keySet());
        return new PartLetters(order.stream().distinct().filter(passage.parts()::containsKey)
                .filter(name -> inside.contains(name) || !alone.contains(name)).toList());
    }

    private static Stream<String> told(Passage passage) {
        return Stream.concat(passage.instead().stream().map(Passage.Telling::text), Stream.of(passage.text()));
    }

    /** The paragraphs of a text; none if the text is blank. */
    static List<String> paragraphs(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\n\\s*\n"));
    }

    /** The names of the places in a text. */
    static Stream<String> places(String text) {
        return PLACE.matcher(text).results().map(place -> place.group(1));
    }

    /** The name of the place that is a whole paragraph. */
    static Optional<String> alone(String paragraph) {
        Matcher place = PLACE.matcher(paragraph.strip());
        return place.matches() ? Optional.of(place.group(1)) : Optional.empty();
    }

    /** The letter of a part, in brackets. */
    Optional<String> of(String part) {
        int index = lettered.indexOf(part);
        return index < 0 ? Optional.empty() : Optional.of("[" + (char) ('A' + index) + "]");
    }
}
