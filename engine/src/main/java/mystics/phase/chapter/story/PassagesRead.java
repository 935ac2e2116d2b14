package mystics.phase.chapter.story;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** Reads the log lines of passages. */
public final class PassagesRead {
    /** The key of the place that names the picture, in a line of the log; the place {@code VOICES} names the speakers. */
    static final String SCENE = "scene";
    static final String VOICES = "voices";
    /** The key of the place that holds the picture's description, in a line of the log. */
    static final String SEEN = "seen";
    /** The key of the place that holds the ids of the heroes for the picture, in a line of the log. */
    static final String CAST = "cast";

    private PassagesRead() {
    }

    /** The picture of a passage, as the name of a file in {@code art/scenes}; empty for none. */
    public static String scene(Sentence passage) {
        return place(passage, SCENE);
    }

    /** The description of a passage's picture, for people who cannot see it; empty for none. */
    public static String seen(Sentence passage) {
        return place(passage, SEEN);
    }

    /** The ids of the heroes whom a passage's picture can show, the most important one first; empty if they are not known. */
    public static List<String> cast(Sentence passage) {
        return Arrays.stream(place(passage, CAST).split(" ")).filter(id -> !id.isEmpty()).toList();
    }

    /** The number of times that somebody has spoken in these lines. */
    static long heard(List<Line> lines, String who) {
        return lines.stream().filter(line -> List.of(place(line.text(), VOICES).split(" ")).contains(who)).count();
    }

    private static String place(Sentence passage, String name) {
        List<String> places = passage.places();
        return IntStream.range(0, places.size() / 2).filter(i -> places.get(2 * i).equals(name)).mapToObj(i -> places.get(2 * i + 1))
                .findFirst().orElse("");
    }
}
