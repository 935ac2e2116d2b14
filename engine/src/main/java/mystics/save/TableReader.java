package mystics.save;

import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;
import mystics.table.Outcome;
import mystics.table.Table;
import mystics.table.Zone;

/** Makes a table from a {@link NamedTable} and the pieces of a box. */
final class TableReader {
    private final Box box;
    private final PieceNames names;
    private final Draft table;

    private TableReader(Box box) {
        this.box = box;
        this.names = new PieceNames(box);
        this.table = Draft.of(Table.empty(box.layout()));
    }

    /**
     * Makes a table.
     *
     * @throws Unreadable when a name is unknown to the box, or a number is too large
     */
    static Table table(Box box, NamedTable named) {
        TableReader reader = new TableReader(box);
        try {
            named.clock().forEach(reader::clock);
            named.track().forEach(card -> reader.table.trackInsert(reader.table.trackLength(), reader.names.number("kind", card)));
            reader.usualKinds();
            named.figures().forEach(reader::figure);
            named.cards().forEach((place, cards) -> cards.forEach(reader.layer(place)));
            named.up().forEach(room -> reader.table.turnUp(reader.names.number("room", room)));
            named.gone().forEach(room -> reader.table.removeTile(reader.names.number("room", room) >> 1));
            named.marks().forEach(reader::marks);
        } catch (IllegalArgumentException | IllegalStateException impossible) {
            throw new Unreadable("the table is not possible: " + impossible.getMessage());
        }
        return reader.table.freeze();
    }

    private void clock(String word, Object value) {
        Clock number = constant(Clock.values(), word);
        table.set(number, switch (number) {
            case TURN -> names.number("kind", String.valueOf(value)) + 1;
            case FACE_UP -> names.number("card", String.valueOf(value)) + 1;
            case OUTCOME -> constant(Outcome.values(), String.valueOf(value)).ordinal();
            case TRACK_LENGTH -> throw new Unreadable("the length of the track is not said but seen");
            default -> whole(word, value);
        });
    }

    private static int whole(String word, Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        throw new Unreadable("'" + value + "' is no number for " + word);
    }

    /** The constant that has this spelling in files. */
    static <E extends Enum<E>> E constant(E[] all, String word) {
        return Stream.of(all).filter(constant -> TableWriter.word(constant).equals(word)).findFirst()
                .orElseThrow(() -> new Unreadable("nobody knows what '" + word + "' means"));
    }

    private void usualKinds() {
        for (int figure = 0; figure < box.figureCount(); figure++) {
            table.setKind(figure, TableWriter.usualKind(box, figure));
        }
    }

    private void figure(String key, NamedTable.NamedFigure named) {
        int figure = names.number("figure", key);
        int kind = named.as() == null ? TableWriter.usualKind(box, figure) : names.number("kind", named.as());
        if (named.off() != null) {
            FigureState state = constant(FigureState.values(), named.off());
            if (state == FigureState.WAITING) {
                table.stand(figure, names.room(named.at()), names.space(named.at()));
            } else {
                table.takeOff(figure, state);
            }
        } else if (named.at() != null) {
            table.place(figure, kind, names.room(named.at()), names.space(named.at()));
        } else if (named.captured()) {
            table.takeOff(figure, FigureState.CAPTURED);
        }
        table.setKind(figure, kind);
        table.setWounds(figure, named.wounds());
        table.setCheese(figure, named.cheese());
    }

    private Consumer<String> layer(String place) {
        int gap = place.indexOf(' ');
        Zone zone = constant(Zone.values(), gap < 0 ? place : place.substring(0, gap));
        if (!zone.held()) {
            return card -> table.lay(names.number("card", card), zone);
        }
        int hero = names.number("figure", place.substring(gap + 1));
        if (hero >= box.heroCount()) {
            throw new Unreadable("only heroes hold cards, not '" + place.substring(gap + 1) + "'");
        }
        return card -> table.give(names.number("card", card), zone, hero);
    }

    private void marks(String kind, Map<String, Integer> values) {
        int mark = names.number("mark", kind);
        values.forEach((holder, value) -> table.marks().set(mark, names.holder(holder), value));
    }
}
