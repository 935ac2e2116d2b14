package mystics.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Takes the measurements of a drawing without errors. */
final class Survey {
    final double[] xs;
    final double[] ys;
    final long[] neighbours;

    private final String[] names;
    private final int[] rooms;
    private final long[] uphill;
    private final long[] acrossYellow;
    private final long[] acrossRed;
    private final long[] clear;
    private final long[] sees;
    private final int[] flow;
    private final String[] needs;
    private final Map<String, Long> marks = new HashMap<>();
    private final List<PlanExit> exits = new ArrayList<>();
    private final Drawing drawing;
    private final Pairs pairs;

    /** @param pairs the measurements of each pair of spaces */
    Survey(Drawing drawing, Pairs pairs) {
        this.drawing = drawing;
        this.pairs = pairs;
        int size = drawing.spaces().size();
        names = drawing.spaces().stream().map(Drawing.SpaceShape::id).toArray(String[]::new);
        rooms = drawing.spaces().stream().mapToInt(Drawing.SpaceShape::special).toArray();
        xs = IntStream.range(0, size).mapToDouble(space -> pairs.centre(space).x).toArray();
        ys = IntStream.range(0, size).mapToDouble(space -> pairs.centre(space).y).toArray();
        neighbours = new long[size];
        uphill = new long[size];
        acrossYellow = new long[size];
        acrossRed = new long[size];
        clear = new long[size];
        sees = new long[size];
        flow = new int[size];
        needs = new String[size];
        walk();
        look();
        read();
    }

    Measures measures() {
        return new Measures(names, xs, ys, rooms, neighbours, uphill, acrossYellow, acrossRed, clear, sees, flow, needs, marks, exits);
    }

    private void walk() {
        for (int one = 0; one < names.length; one++) {
            for (int other = one + 1; other < names.length; other++) {
                var contact = pairs.contact(one, other);
                note(one, other, contact);
                note(other, one, contact.reversed());
            }
        }
        drawing.together().forEach(pair -> {
            set(neighbours, pair);
            clear(acrossRed, pair);
        });
        drawing.apart().forEach(pair -> List.of(neighbours, uphill, acrossYellow, acrossRed).forEach(table -> clear(table, pair)));
    }

    private void note(int from, int to, Contact contact) {
        long bit = 1L << to;
        switch (contact) {
            case NONE -> {}
            case OPEN -> neighbours[from] |= bit;
            case RED -> acrossRed[from] |= bit;
            case DOWN, UP -> {
                neighbours[from] |= bit;
                acrossYellow[from] |= bit;
                if (contact == Contact.UP) {
                    uphill[from] |= bit;
                }
            }
        }
    }

    private void look() {
        for (int one = 0; one < names.length; one++) {
            clear[one] |= 1L << one;
            for (int other = one + 1; other < names.length; other++) {
                if (pairs.clear(one, other)) {
                    clear[one] |= 1L << other;
                    clear[other] |= 1L << one;
                }
            }
        }
        System.arraycopy(clear, 0, sees, 0, sees.length);
        drawing.seen().forEach(pair -> set(sees, pair));
        drawing.blind().forEach(pair -> clear(sees, pair));
    }

    private void read() {
        Arrays.fill(flow, Plan.NONE);
        Arrays.fill(needs, "");
        var streams = new Streams(drawing, Shapes.barrier(drawing), this);
        for (var mark : drawing.marks()) {
            int space = number(mark.space());
            marks.merge(mark.kind(), 1L << space, (before, bit) -> before | bit);
            mark.needs().ifPresent(what -> needs[space] = what);
            if (!mark.flow().isNone()) {
                flow[space] = streams.next(space, mark.flow());
            }
        }
        for (var exit : drawing.exits()) {
            long spaces = exit.spaces().stream().mapToLong(space -> 1L << number(space)).reduce(0, (mask, bit) -> mask | bit);
            exits.add(new PlanExit(exit.edge(), exit.colour(), spaces));
        }
    }

    private int number(String space) {
        return Arrays.asList(names).indexOf(space);
    }

    private void set(long[] table, Drawing.Pair pair) {
        table[number(pair.one())] |= 1L << number(pair.other());
        table[number(pair.other())] |= 1L << number(pair.one());
    }

    private void clear(long[] table, Drawing.Pair pair) {
        table[number(pair.one())] &= ~(1L << number(pair.other()));
        table[number(pair.other())] &= ~(1L << number(pair.one()));
    }
}
