package mystics.lint;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Passage;
import mystics.content.Passage.Telling;
import mystics.content.WordCount;
import mystics.phase.chapter.story.PassageText;

/** The number of words in a passage, and the limits for that number (STORY-2). */
public final class PassageLength {
    /** The greatest number of words that a passage about a defeat may have. */
    static final int MOST_OF_DEFEATS = 70;
    private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]\\w*)[^{}]*}");

    private PassageLength() {
    }

    /** The greatest number of words that the narration of a passage may have. */
    public static int most(Passage passage) {
        return passage.when().startsWith("defeat") ? MOST_OF_DEFEATS : PassageText.MOST_WORDS;
    }

    /** The number of words in the longest narration, with the longest text in each of its places and the voices that are always heard. */
    public static int longest(Passage passage) {
        return longest(passage, (key, text) -> text);
    }

    /**
     * The number of words in the longest narration in another language.
     *
     * @param translated gives the translation of a text, given its key in the passage, such as {@code instead/1/text}, and its original
     */
    static int longest(Passage passage, BinaryOperator<String> translated) {
        return IntStream.rangeClosed(0, passage.instead().size())
                .mapToObj(i -> i == 0 ? translated.apply("text", passage.text())
                        : translated.apply("instead/" + i + "/text", passage.instead().get(i - 1).text()))
                .mapToInt(text -> WordCount.of(PLACE.matcher(text).replaceAll(" x ")) + parts(passage, text, translated)).max()
                .orElse(0) + always(passage, translated);
    }

    private static int always(Passage passage, BinaryOperator<String> translated) {
        return passage.voices().stream().filter(Passage.Voice::always)
                .mapToInt(voice -> WordCount.of(translated.apply("voices/" + voice.who() + "/says", voice.says())) + 1).sum();
    }

    /** The number of words in the shortest narration, with all its places empty. */
    static int shortest(Passage passage) {
        return narrations(passage).mapToInt(text -> WordCount.of(PLACE.matcher(text).replaceAll(" x "))).min().orElse(0);
    }

    private static int parts(Passage passage, String text, BinaryOperator<String> translated) {
        return PLACE.matcher(text).results().map(place -> place.group(1)).mapToInt(name -> {
            List<Telling> part = passage.parts().getOrDefault(name, List.of());
            return IntStream.range(0, part.size())
                    .map(i -> WordCount.of(translated.apply("parts/" + name + "/" + (i + 1) + "/text", part.get(i).text())) - 1)
                    .max().orElse(0);
        }).sum();
    }

    /** All narrations that a passage can have. */
    static Stream<String> narrations(Passage passage) {
        return Stream.concat(Stream.of(passage.text()), passage.instead().stream().map(Telling::text));
    }
}
