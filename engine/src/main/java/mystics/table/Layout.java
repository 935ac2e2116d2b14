package mystics.table;

import java.util.List;

/**
 * The place where each piece is stored in a table: the number of figures, cards, tiles and track cards, their stable keys, and the cell of
 * each. A layout is made once, when a chapter is set up, and all tables of that game share it.
 *
 * @param heroes the number of heroes, which come first among the figures
 * @param figures keys of the figure slots: the heroes, then each figure in the box
 * @param kinds keys of the kinds that a figure slot can represent: the heroes, then the minion cards; these are also the cards of the
 *    initiative track
 * @param cards keys of all cards, one for each copy
 * @param rooms keys of the rooms; sides of tile t have the numbers 2t and 2t + 1
 * @param marks keys of the kinds of marks, the notes last
 * @param notes the number of kinds of notes; a note is a mark that stores a value for rules and carries no rules itself
 */
public record Layout(int heroes, List<String> figures, List<String> kinds, List<String> cards, List<String> rooms, List<String> marks,
        int notes) {
    static final int FIGURE_CELLS = 6;
    private static final int TRACK_CELL = Clock.values().length;
    private static final int TRACK_CELLS = 32;
    private static final int PARTS = BoardPart.values().length;

    public Layout {
        figures = List.copyOf(figures);
        kinds = List.copyOf(kinds);
        cards = List.copyOf(cards);
        rooms = List.copyOf(rooms);
        marks = List.copyOf(marks);
        if (kinds.size() > 120 || rooms.size() > 60) {
            throw new IllegalArgumentException(
                    "A chapter holds at most 120 kinds of figures and 30 tiles, not " + kinds.size() + " and " + rooms.size() / 2);
        }
    }

    /** The number of tiles on the table. */
    public int tiles() {
        return rooms.size() / 2;
    }

    /** The most cards the initiative track can hold. */
    public int trackRoom() {
        return TRACK_CELLS;
    }

    /** The number of the first kind of mark that is a note. */
    int firstNote() {
        return marks.size() - notes;
    }

    /** The number of things whose changes the {@link Changes} of a table distinguish; they are numbered from 0. */
    public int changes() {
        return changeOfMark(marks.size());
    }

    /** The number that a part of the board has among the things that can change. */
    public int changeOf(BoardPart part) {
        return part.ordinal();
    }

    /** The number that a card's zone and holder have among the things that can change. */
    public int changeOfCard(int card) {
        return PARTS + card;
    }

    /** The number that a kind of mark has among the things that can change. */
    public int changeOfMark(int kind) {
        return PARTS + cards.size() + kind;
    }

    int trackCell() {
        return TRACK_CELL;
    }

    int figureCell(int figure) {
        return trackCell() + TRACK_CELLS + figure * FIGURE_CELLS;
    }

    int cardCell(int card) {
        return figureCell(figures.size()) + card;
    }

    int tileCell(int tile) {
        return cardCell(cards.size()) + tile;
    }

    int size() {
        return tileCell(tiles());
    }
}
