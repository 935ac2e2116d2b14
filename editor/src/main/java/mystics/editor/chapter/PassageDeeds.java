package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.deed.OutlineItem;
import mystics.mod.yaml.Pointer;

/** The passages that belong to rooms. A passage is told when its room is entered; the passages of the start belong to the starting room. */
record PassageDeeds(Chapter chapter) {
    private static final Pointer STORY = Pointer.ROOT.in("story");

    /** A line for each passage of a room. */
    List<OutlineItem> items(String room, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        for (int i = 0; i < chapter.story().size(); i++) {
            Passage passage = chapter.story().get(i);
            if (isRead(passage, room)) {
                items.add(new OutlineItem(STORY.at(i).toString(), depth,
                        Sentence.of("Story: {passage}", "passage", passage.id().replace('-', ' ')), List.of(), List.of()));
            }
        }
        return items;
    }

    private boolean isRead(Passage passage, String room) {
        return passage.when().equals("entered") && passage.room().equals(room)
                || passage.when().equals("start") && chapter.start().room().equals(room);
    }
}
