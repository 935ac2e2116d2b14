package mystics.phase.chapter.story;

import java.util.List;
import java.util.stream.IntStream;
import mystics.rules.Line;

/** What the log says of the passages that were read. */
public final class PassagesRead {
    /** The place of a line that names the picture; {@code VOICES} names who spoke. */
    static final String SCENE = "scene";
    static final String VOICES = "voices";

    private PassagesRead() {
    }

    /** The picture of a passage, as the name of a file in {@code art/scenes}; empty for none. */
    public static String scene(Line line) {
        return place(line, SCENE);
    }

    /** How often somebody has spoken in these lines. */
    static long heard(List<Line> lines, String who) {
        return lines.stream().filter(line -> List.of(place(line, VOICES).split(" ")).contains(who)).count();
    }

    private static String place(Line line, String name) {
        List<String> places = line.text().places();
        return IntStream.range(0, places.size() / 2).filter(i -> places.get(2 * i).equals(name)).mapToObj(i -> places.get(2 * i + 1))
                .findFirst().orElse("");
    }
}
