package mystics.editor.print;

import java.util.List;

/** A part of a book that is read at the table. Stars in a text enclose stressed words. */
public sealed interface BookPart {
    /**
     * A heading.
     *
     * @param level 1 for a chapter of the book, 2 for a part of a chapter, 3 for a passage
     * @param anchor the name by which references lead to the heading; empty for none
     */
    record Heading(int level, String words, String anchor) implements BookPart {
    }

    /** A text of one or more paragraphs. */
    record Story(String text) implements BookPart {
    }

    /** A text that is not read aloud, such as a condition. */
    record Aside(String text) implements BookPart {
    }

    /**
     * A spoken line.
     *
     * @param pictures the names of the speaker's portrait, the best first
     */
    record Speech(String name, List<String> pictures, String says) implements BookPart {
    }

    /** A short talk. A speech of it stands on the same page as the answer to it. */
    record Exchange(List<Speech> lines) implements BookPart {
    }

    /** Rules in a frame. */
    record Boxed(String text) implements BookPart {
    }

    /** One line of a list. */
    record Item(String text) implements BookPart {
    }

    /**
     * An answer, and a reference to the passage that follows it.
     *
     * @param pattern the sentence that names the page; {n} stands for the page number
     */
    record Turn(String text, String pattern, String anchor) implements BookPart {
    }

    /**
     * A picture as wide as the page.
     *
     * @param seen a description of the picture
     * @param heroes the ids of the heroes who can be seen; if it is empty, the picture shows its own heroes
     */
    record Scene(String picture, String seen, List<String> heroes) implements BookPart {
        /** A picture with its own heroes. */
        Scene(String picture, String seen) {
            this(picture, seen, List.of());
        }

    }

    /** The map of the tiles. */
    record TileMap(List<LaidRoom> rooms) implements BookPart {
        /** A room at a place in the grid, with the words below its name. */
        public record LaidRoom(int column, int row, String room, String words) {
        }
    }

    /** An ornament between two passages. */
    record Pause() implements BookPart {
    }

    /** The next part begins on a new page. */
    record NewPage() implements BookPart {
    }
}
