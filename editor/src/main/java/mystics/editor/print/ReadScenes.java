package mystics.editor.print;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.HeroCard;
import mystics.content.Passage;
import mystics.save.CampaignStory.ReadChapter;

/** Finds the picture of a passage as it was read aloud. The words of the passage show which passage it was. */
record ReadScenes(Catalog catalog) {
    /** The least number of letters by which a paragraph is recognised. */
    private static final int LEAST = 16;
    /** A place in a text that other words filled when the passage was read. */
    private static final String PLACE = "\\{[^}]*}";
    private static final String BETWEEN = "\n\\s*\n";

    /** The picture of a passage of a chapter, with the heroes who spoke in that chapter; empty if the passage has no picture. */
    Optional<BookPart.Scene> of(ReadChapter chapter, String read) {
        List<String> paragraphs = paragraphs(read).toList();
        return catalog.chapters().values().stream().filter(known -> known.name().equals(chapter.name()))
                .flatMap(known -> known.story().stream()).filter(passage -> !passage.scene().isEmpty())
                .filter(passage -> words(passage).filter(words -> paragraphs.stream().anyMatch(words.asMatchPredicate())).isPresent())
                .findFirst().map(passage -> new BookPart.Scene(passage.scene(), passage.seen(), heroes(chapter)));
    }

    /** The words of the first paragraph that is long enough, with anything in the open places. */
    private static Optional<Pattern> words(Passage passage) {
        return paragraphs(passage.text()).filter(text -> text.replaceAll(PLACE, "").length() >= LEAST).findFirst()
                .map(text -> Pattern.compile(Arrays.stream(text.split(PLACE, -1)).map(Pattern::quote).collect(Collectors.joining(".*"))));
    }

    private static Stream<String> paragraphs(String text) {
        return Arrays.stream(text.strip().split(BETWEEN)).map(one -> one.strip().replaceAll("\\s+", " "));
    }

    /** The ids of the heroes who speak in a chapter. */
    private List<String> heroes(ReadChapter chapter) {
        List<String> all = chapter.passages().stream().flatMap(ReadScenes::paragraphs).toList();
        return catalog.heroes().values().stream().filter(hero -> all.stream().anyMatch(words -> words.startsWith(hero.name() + ": ")))
                .map(HeroCard::id).toList();
    }
}
