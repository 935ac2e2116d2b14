package mystics.editor.print;

import java.util.List;

/** A part of a book that is read at the table. Stars in a text stand around what is stressed. */
public sealed interface BookPart {
    /**
     * A heading.
     *
     * @param level 1 for a chapter of the book, 2 for a part of it, 3 for a passage
     * @param anchor what turns of the page lead to; empty for nothing
     */
    record Heading(int level, String words, String anchor) implements BookPart {
    }

    /** A text of one or more paragraphs. */
    record Story(String text) implements BookPart {
    }

    /** What is not read aloud, such as a condition. */
    record Aside(String text) implements BookPart {
    }

    /** A line that somebody says; {@code pictures} the names of the portrait, the best first. */
    record Speech(String name, List<String> pictures, String says) implements BookPart {
    }

    /** Rules in a frame. */
    record Boxed(String text) implements BookPart {
    }

    /** One line of a list. */
    record Item(String text) implements BookPart {
    }

    /**
     * An answer, and the passage to which it leads.
     *
     * @param pattern the sentence that says the page, with {@code {n}} for its number
     */
    record Turn(String text, String pattern, String anchor) implements BookPart {
    }

    /** A picture of the width of the page; {@code seen} what it shows. */
    record Scene(String picture, String seen) implements BookPart {
    }

    /** The map of the tiles. */
    record TileMap(List<LaidRoom> rooms) implements BookPart {
        /** A room at a place of the grid, and what stands under its name. */
        public record LaidRoom(int column, int row, String room, String words) {
        }
    }

    /** A sign between two passages. */
    record Pause() implements BookPart {
    }

    /** The next part begins on a new page. */
    record NewPage() implements BookPart {
    }
}
