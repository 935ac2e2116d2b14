package mystics.editor.print;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.StoryOrder;

/** The parts of a chapter's book, from the set-up to the last page. */
record BookContents(Chapter chapter, BookWords words) {
    private static final List<String> ENDS = List.of("victory", "epilogue", "defeat-time", "defeat-captured", "defeat-other");

    List<BookPart> parts() {
        List<BookPart> all = new ArrayList<>();
        if (!chapter.storyOnly()) {
            all.addAll(new SetUpParts(chapter, words).all());
            all.add(new BookPart.NewPage());
        }
        List<StoryOrder.Met> met = StoryOrder.of(chapter);
        all.add(new BookPart.Heading(1, words.of("The story"), ""));
        all.add(new BookPart.Aside(words.of("A passage is read aloud when its heading says so. Read only the voices of mice who are there, "
                + "three at most. For words in [brackets], the reader says the name of that mouse.")));
        boolean ended = false;
        for (int i = 0; i < met.size(); i++) {
            Passage passage = chapter.story().get(met.get(i).index());
            if (!ended && met.get(i).depth() == 0 && ENDS.contains(passage.when())) {
                ended = true;
                all.add(new BookPart.NewPage());
                all.add(new BookPart.Heading(1, words.of("How it ends"), ""));
            }
            all.addAll(new PassageParts(chapter, words).of(passage, i + 1));
        }
        return all;
    }
}
