package mystics.editor.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Condition;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.content.StoryOrder;

/**
 * The story of a chapter as boxes and links. Passages stand in the order of play; a passage that follows an answer stands to the right of
 * the question.
 *
 * @param boxes the passages in the order of play
 */
record StoryMap(List<Box> boxes, List<Link> links) {
    /**
     * A passage.
     *
     * @param passage the index of the passage in the file
     * @param column the number of answers that must be given, one after another, to reach the passage
     * @param row the line of the map on which the passage stands
     */
    record Box(int passage, int column, int row) {
    }

    /** The ways in which one passage leads to another. */
    enum Kind {
        /** An answer leads directly to the passage. */
        ANSWER,
        /** Every answer leads to the passage. */
        EVERY_ANSWER,
        /** The game remembers an answer, and the passage depends on this answer. */
        MEMORY
    }

    /**
     * A link between two passages, which are given by their indexes in the file.
     *
     * @param answer the index of the answer; if every answer leads to this passage, the number of answers
     */
    record Link(int from, int answer, int to, Kind kind) {
    }

    static StoryMap of(Chapter chapter) {
        List<Box> boxes = new ArrayList<>();
        int row = -1;
        int before = -1;
        for (StoryOrder.Met met : StoryOrder.of(chapter)) {
            if (met.depth() <= before) row++;
            boxes.add(new Box(met.index(), met.depth(), Math.max(0, row)));
            row = Math.max(0, row);
            before = met.depth();
        }
        List<Link> links = IntStream.range(0, chapter.story().size()).boxed().flatMap(from -> links(chapter.story(), from)).toList();
        return new StoryMap(List.copyOf(boxes), links);
    }

    private static Stream<Link> links(List<Passage> story, int from) {
        Optional<Crossroads> choice = story.get(from).choice();
        List<Crossroads.Way> ways = choice.map(Crossroads::options).orElse(List.of());
        Stream<Link> answers = IntStream.range(0, ways.size()).boxed().flatMap(answer -> Stream.concat(
                named(story, ways.get(answer).then()).map(to -> new Link(from, answer, to, Kind.ANSWER)),
                remembering(story, ways.get(answer).keep()).map(to -> new Link(from, answer, to, Kind.MEMORY))));
        Stream<Link> every = choice.stream().flatMap(one -> named(story, one.then()))
                .map(to -> new Link(from, ways.size(), to, Kind.EVERY_ANSWER));
        return Stream.concat(answers, every).filter(link -> link.to() != from);
    }

    private static Stream<Integer> named(List<Passage> story, String id) {
        return IntStream.range(0, story.size()).boxed().filter(i -> !id.isEmpty() && story.get(i).id().equals(id));
    }

    private static Stream<Integer> remembering(List<Passage> story, String mark) {
        return IntStream.range(0, story.size()).boxed().filter(i -> !mark.isEmpty() && marks(story.get(i)).contains(mark));
    }

    /** The marks that affect how a passage is read. */
    private static Set<String> marks(Passage passage) {
        Set<String> marks = new HashSet<>();
        Stream.of(Stream.of(passage.condition()), passage.instead().stream().map(Passage.Telling::condition),
                passage.parts().values().stream().flatMap(List::stream).map(Passage.Telling::condition),
                passage.voices().stream().map(Passage.Voice::condition), passage.banter().stream().map(Passage.Exchange::condition),
                passage.choice().stream().flatMap(choice -> choice.options().stream()).map(Crossroads.Way::condition))
                .flatMap(some -> some).flatMap(Optional::stream).forEach(condition -> read(condition, marks));
        return marks;
    }

    private static void read(Condition condition, Set<String> marks) {
        Stream.<Collection<String>>of(condition.with(), condition.without(), condition.atLeast().keySet(), condition.atMost().keySet())
                .forEach(marks::addAll);
        condition.not().ifPresent(not -> read(not, marks));
        condition.any().forEach(one -> read(one, marks));
    }
}
