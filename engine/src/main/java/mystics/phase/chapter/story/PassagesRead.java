package mystics.phase.chapter.story;

import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** What the log says of the passages that were read. */
public final class PassagesRead {
    /** The place of a line that names the picture; {@code VOICES} names who spoke. */
    static final String SCENE = "scene";
    static final String VOICES = "voices";
    /** The place that says what the picture shows. */
    static final String SEEN = "seen";

    private PassagesRead() {
    }

    /** The picture of a passage, as the name of a file in {@code art/scenes}; empty for none. */
    public static String scene(Sentence passage) {
        return place(passage, SCENE);
    }

    /** What the picture of a passage shows, for whoever does not see it; empty for none. */
    public static String seen(Sentence passage) {
        return place(passage, SEEN);
    }

    /** How often somebody has spoken in these lines. */
    static long heard(List<Line> lines, String who) {
        return lines.stream().filter(line -> List.of(place(line.text(), VOICES).split(" ")).contains(who)).count();
    }

    private static String place(Sentence passage, String name) {
        List<String> places = passage.places();
        return IntStream.range(0, places.size() / 2).filter(i -> places.get(2 * i).equals(name)).mapToObj(i -> places.get(2 * i + 1))
                .findFirst().orElse("");
    }
}
