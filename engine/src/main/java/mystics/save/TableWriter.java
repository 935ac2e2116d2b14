package mystics.save;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.content.Box;
import mystics.content.Spelling;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;
import mystics.table.MarkList;
import mystics.table.Table;
import mystics.table.Zone;

/** Makes a {@link NamedTable} from a table, leaving out values equal to those of an empty table. */
final class TableWriter {
    private final Box box;
    private final PieceNames names;
    private final Draft table;

    private TableWriter(Box box, Table table) {
        this.box = box;
        this.names = new PieceNames(box);
        this.table = Draft.of(table);
    }

    static NamedTable named(Box box, Table table) {
        TableWriter writer = new TableWriter(box, table);
        return new NamedTable(writer.clock(), writer.track(), writer.figures(), writer.cards(), writer.up(), writer.gone(),
                writer.marks());
    }

    private Map<String, Object> clock() {
        Map<String, Object> clock = new LinkedHashMap<>();
        for (Clock number : Clock.values()) {
            int value = table.get(number);
            if (value != 0 && number != Clock.TRACK_LENGTH) {
                clock.put(word(number), switch (number) {
                    case TURN -> names.name("kind", value - 1);
                    case FACE_UP -> names.name("card", value - 1);
                    case OUTCOME -> word(table.outcome());
                    default -> value;
                });
            }
        }
        return clock;
    }

    /** The spelling of a constant in files. */
    static String word(Enum<?> constant) {
        return Spelling.of(constant);
    }

    private List<String> track() {
        List<String> track = new ArrayList<>();
        for (int place = 0; place < table.trackLength(); place++) {
            track.add(names.name("kind", table.trackAt(place)));
        }
        return track;
    }

    private Map<String, NamedTable.NamedFigure> figures() {
        Map<String, NamedTable.NamedFigure> figures = new LinkedHashMap<>();
        NamedTable.NamedFigure away = new NamedTable.NamedFigure(null, null, false, null, 0, 0);
        for (int figure = 0; figure < box.figureCount(); figure++) {
            boolean stands = table.onBoard(figure) || table.state(figure) == FigureState.WAITING;
            String at = stands ? names.space(table.room(figure), table.space(figure)) : null;
            String as = table.kind(figure) == usualKind(box, figure) ? null : names.name("kind", table.kind(figure));
            NamedTable.NamedFigure named = new NamedTable.NamedFigure(at, as, table.state(figure) == FigureState.CAPTURED,
                    off(table.state(figure)), table.wounds(figure), table.cheese(figure));
            if (!named.equals(away)) {
                figures.put(names.name("figure", figure), named);
            }
        }
        return figures;
    }

    private static String off(FigureState state) {
        return switch (state) {
            case RESERVE, WAITING, SAFE -> word(state);
            case AWAY, ON_BOARD, CAPTURED -> null;
        };
    }

    /** The kind that a figure represents by default. */
    static int usualKind(Box box, int figure) {
        return figure < box.heroCount() ? figure : 0;
    }

    private Map<String, List<String>> cards() {
        Map<String, List<String>> cards = new TreeMap<>();
        for (int card = 0; card < box.cardCount(); card++) {
            if (table.zone(card) != Zone.DECK) {
                String holder = table.holderOf(card) < 0 ? "" : " " + names.name("figure", table.holderOf(card));
                cards.computeIfAbsent(word(table.zone(card)) + holder, zone -> new ArrayList<>()).add(names.name("card", card));
            }
        }
        return cards;
    }

    private List<String> gone() {
        List<String> gone = new ArrayList<>();
        for (int tile = 0; tile < box.layout().tiles(); tile++) {
            if (table.isGone(tile)) {
                gone.add(names.name("room", 2 * tile));
            }
        }
        return gone;
    }

    private List<String> up() {
        List<String> up = new ArrayList<>();
        for (int room = 1; room < box.roomCount(); room += 2) {
            if (table.up(room)) {
                up.add(names.name("room", room));
            }
        }
        return up;
    }

    private Map<String, Map<String, Integer>> marks() {
        Map<String, Map<String, Integer>> marks = new LinkedHashMap<>();
        MarkList list = table.marks();
        for (int i = 0; i < list.size(); i++) {
            marks.computeIfAbsent(names.name("mark", list.kind(i)), kind -> new LinkedHashMap<>()).put(names.holder(list.holder(i)),
                    list.value(i));
        }
        return marks;
    }
}
