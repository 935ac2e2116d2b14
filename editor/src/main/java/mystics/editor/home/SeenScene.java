package mystics.editor.home;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.Room;

/** A picture of the story, with the chapter and the first passage to which it belongs. */
record SeenScene(Chapter chapter, Passage passage) {
    /** The picture with an id; empty if no chapter of the book shows it. */
    static Optional<SeenScene> of(Catalog catalog, String id) {
        return catalog.book().stream().flatMap(chapter -> chapter.story().stream().filter(passage -> passage.scene().equals(id))
                .map(passage -> new SeenScene(chapter, passage))).findFirst();
    }

    /** The name of the chapter, and the place of the passage in it: the room, the beginning or the end. */
    Sentence title(Catalog catalog) {
        Optional<Room> room = Optional.ofNullable(catalog.rooms().get(passage.room()));
        if (room.isPresent()) return Sentence.of("{chapter}: {place}", "chapter", chapter.name(), "place", room.get().name());
        return Sentence.of(switch (passage.when()) {
            case "start" -> "{chapter}: the beginning";
            case "victory", "epilogue" -> "{chapter}: the end";
            default -> "{chapter}";
        }, "chapter", chapter.name());
    }
}
