package mystics.table;

import java.util.Arrays;

/**
 * A working copy of a table for one run. Reading a draft needs no memory. The first change copies the cells, so the original table stays as
 * it was. Figures, cards, rooms and kinds are numbers of the {@link Layout}.
 */
public final class Draft extends Cells {
    private static final int KIND = 0;
    private static final int STATE = 1;
    private static final int ROOM = 2;
    private static final int SPACE = 3;
    private static final int WOUNDS = 4;
    private static final int CHEESE = 5;
    /** The value of a tile that is out of play, stored in place of the side that is face up. */
    private static final int GONE = 2;
    private static final Zone[] ZONES = Zone.values();
    private static final FigureState[] STATES = FigureState.values();

    private final int trackCell;
    private final int firstFigure;
    private final int firstCard;
    private final int firstTile;
    private int[] held;
    private boolean minionsChanged;
    private int hands;

    private Draft(Table table) {
        super(table);
        trackCell = layout.trackCell();
        firstFigure = layout.figureCell(0);
        firstCard = layout.cardCell(0);
        firstTile = layout.tileCell(0);
    }

    /** A draft that begins with the content of a table. */
    public static Draft of(Table table) {
        return new Draft(table);
    }

    /**
     * Takes over the record of changes from another draft with the same layout. Every difference between the two drafts counts as a change.
     * The record then tells whether a value that was looked up in the other draft is also valid in this draft.
     */
    public void goOnFrom(Draft other) {
        changes = other.changes;
        if (minionsChanged != other.minionsChanged) {
            changes.note(layout.changeOf(BoardPart.COMINGS));
        }
        for (int cell = differing(other, firstFigure, firstCard); cell >= 0; cell = differing(other, cell + 1, firstCard)) {
            differs((cell - firstFigure) / Layout.FIGURE_CELLS, (cell - firstFigure) % Layout.FIGURE_CELLS);
        }
        for (int card = differing(other, firstCard, firstTile); card >= 0; card = differing(other, card + 1, firstTile)) {
            changes.note(layout.changeOfCard(card - firstCard));
        }
        if (differing(other, firstTile, cells.length) >= 0) {
            changed(BoardPart.TILES);
        }
        if (differing(other, 0, firstFigure) >= 0 && heroOrder() != other.heroOrder()) {
            changed(BoardPart.ORDER);
        }
        marks.goOnFrom(other.marks);
    }

    private void differs(int figure, int cell) {
        if (cell == KIND || cell == STATE) {
            partChanged(figure);
        } else if (figure < layout.heroes() && (cell == ROOM || cell == SPACE)) {
            changes.note(layout.changeOf(BoardPart.SPACES));
        }
    }

    /** The first differing cell in a range; -1 when there is none. */
    private int differing(Draft other, int from, int to) {
        int found = Arrays.mismatch(cells, from, to, other.cells, from, to);
        return found < 0 ? -1 : from + found;
    }

    /** The heroes in the order of their cards on the track, top first, as one number. */
    private long heroOrder() {
        long order = 0;
        for (int place = 0, length = trackLength(); place < length; place++) {
            int kind = at(trackCell + place);
            order = kind < layout.heroes() ? order * 31 + kind + 1 : order;
        }
        return order;
    }

    // ---- the initiative track, top first

    /** The kind whose card lies at a place of the track; 0 is the top. */
    public int trackAt(int place) {
        return at(trackCell + place);
    }

    /** The number of cards on the track. */
    public int trackLength() {
        return get(Clock.TRACK_LENGTH);
    }

    /** The place of a kind's card on the track, or -1. */
    public int trackPlace(int kind) {
        for (int place = 0, length = trackLength(); place < length; place++) {
            if (at(trackCell + place) == kind) {
                return place;
            }
        }
        return -1;
    }

    /** The number of heroes' cards above a hero's card; 0 when the hero has no card on the track. */
    public int heroesAbove(int hero) {
        int above = 0;
        for (int place = 0, length = trackLength(); place < length; place++) {
            int kind = at(trackCell + place);
            if (kind == hero) {
                return above;
            }
            above += kind < layout.heroes() ? 1 : 0;
        }
        return 0;
    }

    /** Lays a card at a place of the track. The card that lay at this place and the cards below it move down. */
    public void trackInsert(int place, int kind) {
        int length = trackLength();
        placements++;
        trackChanged(kind);
        if (length == layout.trackRoom()) {
            throw new IllegalStateException("The initiative track is full");
        }
        for (int i = length; i > place; i--) {
            put(trackCell + i, at(trackCell + i - 1));
        }
        put(trackCell + place, kind);
        set(Clock.TRACK_LENGTH, length + 1);
    }

    /** Takes a card off the track; the cards below close up. */
    public void trackRemove(int place) {
        int length = trackLength();
        placements++;
        trackChanged(at(trackCell + place));
        for (int i = place; i < length - 1; i++) {
            put(trackCell + i, at(trackCell + i + 1));
        }
        put(trackCell + length - 1, 0);
        set(Clock.TRACK_LENGTH, length - 1);
    }

    private void trackChanged(int kind) {
        if (kind < layout.heroes()) {
            changed(BoardPart.ORDER);
        }
    }

    // ---- figures

    /** The kind that a figure represents. */
    public int kind(int figure) {
        return at(firstFigure + figure * Layout.FIGURE_CELLS + KIND);
    }

    /** The place of a figure. */
    public FigureState state(int figure) {
        return STATES[cells[firstFigure + figure * Layout.FIGURE_CELLS + STATE]];
    }

    /** Whether a figure stands on the board. */
    public boolean onBoard(int figure) {
        return cells[firstFigure + figure * Layout.FIGURE_CELLS + STATE] == 1;
    }

    /** The room of a figure on the board. */
    public int room(int figure) {
        return at(firstFigure + figure * Layout.FIGURE_CELLS + ROOM);
    }

    /** The space on which a figure on the board stands, by its number in the room. */
    public int space(int figure) {
        return at(firstFigure + figure * Layout.FIGURE_CELLS + SPACE);
    }

    /** The number of wounds of all kinds on a figure. */
    public int wounds(int figure) {
        return at(firstFigure + figure * Layout.FIGURE_CELLS + WOUNDS);
    }

    /** The cheese of a figure. */
    public int cheese(int figure) {
        return at(firstFigure + figure * Layout.FIGURE_CELLS + CHEESE);
    }

    /** Puts a figure on a space. The figure now represents the given kind. */
    public void place(int figure, int kind, int room, int space) {
        int cell = firstFigure + figure * Layout.FIGURE_CELLS;
        placements++;
        if (!onBoard(figure) || kind(figure) != kind) {
            figureChanged(figure);
        }
        if (figure < layout.heroes() && (room(figure) != room || space(figure) != space)) {
            changes.note(layout.changeOf(BoardPart.SPACES));
        }
        put(cell + KIND, kind);
        put(cell + STATE, FigureState.ON_BOARD.ordinal());
        put(cell + ROOM, room);
        put(cell + SPACE, space);
    }

    /** Puts a hero in reserve on a space, where it waits. */
    public void stand(int hero, int room, int space) {
        takeOff(hero, FigureState.WAITING);
        int cell = firstFigure + hero * Layout.FIGURE_CELLS;
        put(cell + ROOM, room);
        put(cell + SPACE, space);
    }

    /** Takes a figure off the board and removes its wounds and marks. */
    public void takeOff(int figure, FigureState state) {
        int cell = firstFigure + figure * Layout.FIGURE_CELLS;
        placements++;
        figureChanged(figure);
        put(cell + STATE, state.ordinal());
        put(cell + ROOM, 0);
        put(cell + SPACE, 0);
        put(cell + WOUNDS, 0);
        if (figure >= layout.heroes()) {
            put(cell + KIND, 0);
        }
        marks.clearHolder(Holder.figure(figure));
    }

    private void figureChanged(int figure) {
        if (figure >= layout.heroes() && !minionsChanged) {
            minionsChanged = true;
            changes.note(layout.changeOf(BoardPart.COMINGS));
        }
        partChanged(figure);
    }

    private void partChanged(int figure) {
        changed(figure < layout.heroes() ? BoardPart.HEROES : BoardPart.MINIONS);
    }

    /** Begins a step, and removes all locks. */
    public void beginStep() {
        unlockWholly();
        if (minionsChanged) {
            minionsChanged = false;
            changes.note(layout.changeOf(BoardPart.COMINGS));
        }
    }

    /** Whether minions have come, left or changed their cards since the step began. */
    public boolean haveMinionsChanged() {
        return minionsChanged;
    }

    /** Sets the kind that a figure represents. */
    public void setKind(int figure, int kind) {
        if (kind(figure) != kind) {
            figureChanged(figure);
        }
        put(firstFigure + figure * Layout.FIGURE_CELLS + KIND, kind);
    }

    /** Sets the wounds of a figure. */
    public void setWounds(int figure, int wounds) {
        put(firstFigure + figure * Layout.FIGURE_CELLS + WOUNDS, wounds);
    }

    /** Sets the cheese of a figure. */
    public void setCheese(int figure, int cheese) {
        put(firstFigure + figure * Layout.FIGURE_CELLS + CHEESE, cheese);
    }

    // ---- cards

    /** The zone of a card. */
    public Zone zone(int card) {
        int place = at(firstCard + card);
        return place < Zone.COMMON ? ZONES[place] : ZONES[Zone.COMMON + (place & 3)];
    }

    /** The hero who holds a card, or -1. */
    public int holderOf(int card) {
        int place = at(firstCard + card);
        return place < Zone.COMMON ? -1 : (place - Zone.COMMON) >> 2;
    }

    /** Whether a hero has a card, in any of its zones. */
    public boolean holds(int hero, int card) {
        return at(firstCard + card) - Zone.COMMON >> 2 == hero;
    }

    /** Puts a card into one of the common zones. */
    public void lay(int card, Zone zone) {
        if (zone.held()) {
            throw new IllegalArgumentException(zone + " needs a hero");
        }
        if (holderOf(card) >= 0) {
            handsChanged();
        }
        changes.note(layout.changeOfCard(card));
        put(firstCard + card, zone.ordinal());
    }

    /** Gives a card to a hero. */
    public void give(int card, Zone zone, int hero) {
        if (!zone.held()) {
            throw new IllegalArgumentException(zone + " belongs to nobody");
        }
        handsChanged();
        changes.note(layout.changeOfCard(card));
        put(firstCard + card, Zone.COMMON + (hero << 2) + (zone.ordinal() - Zone.COMMON));
    }

    private void handsChanged() {
        held = null;
        hands++;
    }

    /** A counter that grows whenever a hero may have received or lost a card, or a hero's card may have changed its zone. */
    public int hands() {
        return hands;
    }

    /** The cards held by heroes, in order of their numbers. Callers must not change the returned array. */
    public int[] held() {
        if (held == null) {
            int count = 0;
            for (int card = firstCard; card < firstTile; card++) {
                count += at(card) >= Zone.COMMON ? 1 : 0;
            }
            held = new int[count];
            for (int card = firstTile - 1; count > 0; card--) {
                if (at(card) >= Zone.COMMON) {
                    held[--count] = card - firstCard;
                }
            }
        }
        return held;
    }

    // ---- tiles

    /** The room that is face up on a tile in play. */
    public int roomUp(int tile) {
        return 2 * tile + at(firstTile + tile);
    }

    /** Whether a room is face up. */
    public boolean up(int room) {
        return at(firstTile + (room >> 1)) == (room & 1);
    }

    /** Whether a tile is out of play, so that neither of its rooms is face up. */
    public boolean isGone(int tile) {
        return at(firstTile + tile) == GONE;
    }

    /** Takes a tile out of play. */
    public void removeTile(int tile) {
        changed(BoardPart.TILES);
        put(firstTile + tile, GONE);
    }

    /** Turns a room's tile so that the room is face up. */
    public void turnUp(int room) {
        changed(BoardPart.TILES);
        put(firstTile + (room >> 1), room & 1);
    }
}
