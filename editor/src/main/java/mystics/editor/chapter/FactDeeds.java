package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The numbers of a chapter: the page on which time runs out, and the encounter cards of its deck. */
public record FactDeeds(Chapter chapter) {
    /** The number of pages on which the chapter-end marker can lie. */
    public static final int PAGES = 20;
    private static final int CARDS = 99;
    private static final Pointer END = Pointer.ROOT.in("end-page");
    private static final Pointer DECK = Pointer.ROOT.in("encounters");

    /** A line for each number. */
    List<OutlineItem> items(PageRows rows, int depth) {
        int standard = chapter.encounters().getOrDefault("standard", 0);
        int difficult = chapter.encounters().getOrDefault("difficult", 0);
        return List.of(
                new OutlineItem(END.toString(), depth,
                        Sentence.of("Time runs out on page {n}: {rows}", "n", chapter.endPage(), "rows", rows.on(chapter.endPage())),
                        counted(END, Sentence.of("The end one page later"), Sentence.of("The end one page earlier"), chapter.endPage(), 1,
                                PAGES),
                        List.of()),
                new OutlineItem(DECK.in("standard").toString(), depth, Sentence.of("{n} standard encounters", "n", standard),
                        counted(DECK.in("standard"), Sentence.of("One standard encounter more"),
                                Sentence.of("One standard encounter fewer"), standard, 0, CARDS),
                        List.of()),
                new OutlineItem(DECK.in("difficult").toString(), depth,
                        Sentence.of("{n} {n|difficult encounter|difficult encounters}", "n", difficult),
                        counted(DECK.in("difficult"), Sentence.of("One difficult encounter more"),
                                Sentence.of("One difficult encounter fewer"), difficult, 0, CARDS),
                        List.of()));
    }

    /** Moves the chapter end to a page. */
    public List<Change> endOn(int page) {
        return List.of(new Change.Assign(END, (long) Math.max(1, Math.min(PAGES, page))));
    }

    /** The deeds that raise and lower a number by one between two bounds. */
    static List<Deed> counted(Pointer at, Sentence more, Sentence fewer, int number, int least, int most) {
        List<Deed> deeds = new ArrayList<>();
        if (number < most) deeds.add(Deed.of(more, "PLUS", new Change.Assign(at, number + 1L)));
        if (number > least) deeds.add(Deed.of(fewer, "MINUS", new Change.Assign(at, number - 1L)));
        return deeds;
    }
}
