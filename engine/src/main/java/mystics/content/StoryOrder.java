package mystics.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The passages of a chapter in the order in which a party meets them: the beginning, rooms, passages told by rules, and endings. The
 * passages to which the answers to a question lead follow that question.
 */
public final class StoryOrder {
    private static final List<String> MOMENTS = List.of("start", "entered", "told", "victory", "epilogue", "defeat-time", "defeat-captured",
            "defeat-other");

    private StoryOrder() {
    }

    /**
     * A passage.
     *
     * @param index the index of the passage in the file
     * @param depth the number of answers that lead to the passage, one after another
     */
    public record Met(int index, int depth) {
    }

    /** All passages, each once. */
    public static List<Met> of(Chapter chapter) {
        List<Passage> story = chapter.story();
        Set<Integer> led = new LinkedHashSet<>();
        for (Passage passage : story) next(story, passage).forEach(led::add);
        Set<Integer> done = new LinkedHashSet<>();
        List<Met> all = new ArrayList<>();
        IntStream.range(0, story.size()).boxed().filter(i -> !led.contains(i))
                .sorted(Comparator.comparingInt(i -> MOMENTS.indexOf(story.get(i).when()))).forEach(i -> meet(story, i, 0, done, all));
        IntStream.range(0, story.size()).forEach(i -> meet(story, i, 0, done, all));
        return all;
    }

    private static void meet(List<Passage> story, int index, int depth, Set<Integer> done, List<Met> all) {
        if (!done.add(index)) return;
        all.add(new Met(index, depth));
        next(story, story.get(index)).forEach(other -> meet(story, other, depth + 1, done, all));
    }

    /** The passages to which the answers to a passage's question lead. */
    private static List<Integer> next(List<Passage> story, Passage from) {
        return from.choice().stream().flatMap(choice -> Stream.concat(choice.options().stream().map(way -> way.then()),
                Stream.of(choice.then()))).filter(id -> !id.isEmpty())
                .flatMap(id -> IntStream.range(0, story.size()).boxed().filter(i -> story.get(i).id().equals(id))).distinct().toList();
    }
}
