package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.content.Box;
import mystics.mod.ModLayout;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;
import mystics.table.Holder;
import mystics.table.Table;

/**
 * Describes a table in the terms of scenarios, the reverse of {@link GivenTable}. Facts that scenarios cannot state are listed in words.
 */
final class SaidTable {
    private static final List<String> ON_CARDS = List.of("card", "hero");
    private final Box box;
    private final Draft draft;
    private final SortedSet<String> unsaid = new TreeSet<>();

    SaidTable(Box box, Table table) {
        this.box = box;
        this.draft = Draft.of(table);
    }

    /** The rooms that are face up, those with heroes first. */
    List<String> rooms() {
        List<Integer> first = IntStream.range(0, box.heroCount()).filter(draft::onBoard).map(draft::room).boxed().distinct().toList();
        List<String> rooms = new ArrayList<>();
        first.forEach(room -> rooms.add(box.room(room).id()));
        IntStream.range(0, box.roomCount()).filter(room -> draft.up(room) && !first.contains(room))
                .forEach(room -> rooms.add(box.room(room).id()));
        return rooms;
    }

    private String place(int figure) {
        return box.room(draft.room(figure)).id() + "/" + box.room(draft.room(figure)).plan().name(draft.space(figure));
    }

    /** The place of each hero. */
    Map<String, String> heroes() {
        Map<String, String> heroes = new LinkedHashMap<>();
        for (int hero = 0; hero < box.heroCount(); hero++) {
            FigureState state = draft.state(hero);
            heroes.put(figure(hero), state == FigureState.ON_BOARD ? place(hero) : state == FigureState.WAITING ? "reserve"
                    : state.name().toLowerCase(Locale.ROOT));
        }
        return heroes;
    }

    /** The heroes who wait on a space until they join. */
    Set<String> waiting() {
        return IntStream.range(0, box.heroCount()).filter(hero -> draft.state(hero) == FigureState.WAITING).mapToObj(this::figure)
                .collect(Collectors.toSet());
    }

    /** The places of the figures of each minion card, in the order of the figures. */
    Map<String, List<String>> minions() {
        Map<String, List<String>> minions = new LinkedHashMap<>();
        figuresInOrder().forEach(figure -> minions.computeIfAbsent(kind(figure), kind -> new ArrayList<>()).add(place(figure)));
        return minions;
    }

    /** The minion figures on the board, grouped by minion card. */
    private List<Integer> figuresInOrder() {
        return IntStream.range(box.heroCount(), box.figureCount()).filter(draft::onBoard).boxed()
                .sorted(Comparator.<Integer>comparingInt(draft::kind).thenComparingInt(figure -> figure)).toList();
    }

    /** The names of figures in a scenario. Each minion card of a scenario takes the first free figures. */
    private Map<Integer, String> figures() {
        Map<Integer, String> names = new TreeMap<>();
        SortedSet<Integer> taken = new TreeSet<>();
        IntStream.range(0, box.heroCount()).forEach(hero -> names.put(hero, figure(hero)));
        for (int figure : figuresInOrder()) {
            String sort = box.minion(draft.kind(figure)).figure();
            int free = IntStream.range(box.heroCount(), box.figureCount())
                    .filter(slot -> !taken.contains(slot) && box.figureKind(slot).equals(sort)).findFirst().orElse(figure);
            taken.add(free);
            names.put(figure, figure(free));
        }
        return names;
    }

    private String figure(int slot) {
        return box.layout().figures().get(slot);
    }

    private String kind(int figure) {
        return box.layout().kinds().get(draft.kind(figure));
    }

    /** The place of each card. */
    SortedMap<String, String> cards() {
        SortedMap<String, String> cards = new TreeMap<>();
        for (int card = 0; card < box.cardCount(); card++) {
            String zone = draft.zone(card).name().toLowerCase(Locale.ROOT).replace('_', '-');
            cards.put(box.layout().cards().get(card), zone + (draft.holderOf(card) < 0 ? "" : " " + figure(draft.holderOf(card))));
        }
        return cards;
    }

    /** The cheese of each hero who has cheese. */
    Map<String, Integer> cheese() {
        Map<String, Integer> cheese = new LinkedHashMap<>();
        IntStream.range(0, box.heroCount()).filter(hero -> draft.cheese(hero) > 0)
                .forEach(hero -> cheese.put(figure(hero), draft.cheese(hero)));
        return cheese;
    }

    /** The wounds of each wounded figure. */
    Map<String, Integer> wounds() {
        Map<String, Integer> wounds = new LinkedHashMap<>();
        figures().forEach((slot, name) -> {
            if (draft.wounds(slot) > 0) wounds.put(name, draft.wounds(slot));
        });
        return wounds;
    }

    /** The marks, by the scenario key that names the piece on which they lie: {@code marks/HERO} or {@code notes}. */
    SortedMap<String, SortedMap<String, Integer>> marks() {
        SortedMap<String, SortedMap<String, Integer>> marks = new TreeMap<>();
        Map<Integer, String> figures = figures();
        for (int i = 0; i < draft.marks().size(); i++) {
            String mark = box.mark(draft.marks().kind(i)).id();
            String where = ModLayout.isId(mark) ? where(draft.marks().kind(i), draft.marks().holder(i), figures) : "";
            if (where.isEmpty()) {
                unsaid.add(box.catalog().marks().containsKey(mark) ? "'" + mark + "'" : "what rules remember of themselves");
            } else {
                marks.computeIfAbsent(where, key -> new TreeMap<>()).put(mark, draft.marks().value(i));
            }
        }
        return marks;
    }

    /** The key under which a scenario states a mark; empty if a scenario cannot state the mark. */
    private String where(int mark, int holder, Map<Integer, String> figures) {
        String on = box.mark(mark).on();
        int number = Holder.number(holder);
        if (Holder.isFigure(holder)) return ON_CARDS.contains(on) || !figures.containsKey(number) ? "" : "marks/" + figures.get(number);
        if (Holder.isKind(holder)) return ON_CARDS.contains(on) ? "marks/" + box.layout().kinds().get(number) : "";
        if (Holder.isSpace(holder)) {
            return "spaces/" + box.room(number >> 6).id() + "/" + box.room(number >> 6).plan().name(number & 63);
        }
        if (Holder.isRoom(holder)) return "rooms/" + box.room(number).id();
        return holder == Holder.TABLE && (on.isEmpty() || on.equals("table")) ? "notes" : "";
    }

    /** The cards of the track, top first. */
    List<String> track() {
        return IntStream.range(0, draft.trackLength()).mapToObj(place -> box.layout().kinds().get(draft.trackAt(place))).toList();
    }

    /** The numbers of the clock, such as the page, by their keys. */
    Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("page", draft.get(Clock.PAGE));
        numbers.put("end-page", draft.get(Clock.END_PAGE));
        numbers.put("wheel", draft.get(Clock.WHEEL));
        numbers.put("round", draft.get(Clock.ROUND));
        int goals = draft.get(Clock.OBJECTIVE);
        if ((goals & goals + 1) == 0) numbers.put("objective", Integer.bitCount(goals));
        else unsaid.add("goals that were reached in another order");
        return numbers;
    }

    /** The facts of this table that scenarios cannot state. Call this method after all other methods. */
    List<String> unsaid() {
        if (draft.get(Clock.TURN) > 0) unsaid.add("how far the present turn has come");
        return List.copyOf(unsaid);
    }
}
