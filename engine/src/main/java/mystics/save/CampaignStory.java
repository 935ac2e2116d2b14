package mystics.save;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;

/**
 * The story of a campaign as it was read aloud, in a text file that people may open and print: a heading for each chapter, then its
 * passages (STORY-2, CAMP-1).
 *
 * @param file the file, which need not exist
 */
public record CampaignStory(Path file) {
    /** The suffix of the file names. */
    public static final String ENDING = ".story.md";
    private static final String HEADING = "# ";
    private static final String BETWEEN = "\n\n* * *\n\n";
    private static final String PARAGRAPHS = "\n\\s*\n";

    /**
     * A chapter as it was read.
     *
     * @param passages the texts of the chapter's passages, in the order of reading
     */
    public record ReadChapter(String name, List<String> passages) {
        public ReadChapter {
            passages = List.copyOf(passages);
        }

        /** The passages that were told in a game. */
        static ReadChapter of(Game game) {
            return told(game.setting().box().chapter().name(), game.log().stream()
                    .filter(line -> line.cause().equals(Story.RULE)).map(line -> line.text().toString().strip()));
        }

        /** A chapter without its boxes: a box gives rules of the game, and the story is told afterwards. */
        private static ReadChapter told(String name, Stream<String> passages) {
            return new ReadChapter(name, passages.map(passage -> Arrays.stream(passage.split(PARAGRAPHS))
                    .filter(paragraph -> !paragraph.startsWith("[") || !paragraph.endsWith("]")).collect(Collectors.joining("\n\n")))
                    .filter(passage -> !passage.isBlank()).toList());
        }

        private String text() {
            return HEADING + name + "\n\n" + String.join(BETWEEN, passages) + "\n";
        }
    }

    /**
     * The chapters in the order in which they were played; none if nothing has been stored.
     *
     * @throws SaveRefused when the file cannot be read
     */
    public List<ReadChapter> chapters() {
        List<ReadChapter> chapters = new ArrayList<>();
        if (Files.exists(file)) {
            for (String chapter : TextFile.read(file).split("(?m)^(?=" + HEADING + ")")) {
                if (!chapter.isBlank()) chapters.add(read(chapter));
            }
        }
        return chapters;
    }

    private static ReadChapter read(String text) {
        String[] parts = text.split("\n", 2);
        Stream<String> passages = Arrays.stream((parts.length == 1 ? "" : parts[1]).strip().split(BETWEEN.replace("*", "\\*")));
        return ReadChapter.told(parts[0].replaceFirst("^" + HEADING, "").strip(), passages);
    }

    /**
     * Adds the story of a finished chapter. Nothing changes if the chapter is already the last one in the file.
     *
     * @throws SaveRefused when the file cannot be written; the file then stays unchanged
     */
    public void add(Game over) {
        ReadChapter chapter = ReadChapter.of(over);
        List<ReadChapter> chapters = chapters();
        boolean there = !chapters.isEmpty() && chapters.get(chapters.size() - 1).equals(chapter);
        if (!chapter.passages().isEmpty() && !there) {
            chapters.add(chapter);
            TextFile.write(file, String.join("\n", chapters.stream().map(ReadChapter::text).toList()), before -> true);
        }
    }
}
