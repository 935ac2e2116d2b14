package mystics.geometry;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;

/**
 * The survey of a drawing that changes a little at a time, such as during a drag. The survey of the next drawing reuses the measurements of
 * a pair of spaces unless one of the two spaces changed, or something near or between them changed. The resulting plan equals the plan that
 * {@link Plan#of(Drawing)} makes. The survey is immutable and safe to share between threads.
 */
public final class KeptSurvey {
    private final Drawing drawing;
    private final List<Outlined> spaces;
    private final Contact[][] contacts;
    private final boolean[][] clear;
    private final Plan plan;
    private final int measured;

    /**
     * Measures a drawing without an earlier survey.
     *
     * @param drawing a drawing whose only {@link DrawingErrors}, if any, are spaces that overlap
     */
    public static KeptSurvey of(Drawing drawing) {
        return new KeptSurvey(Drawing.of(List.of()), List.of(), new Contact[0][0], new boolean[0][0], 0).next(drawing);
    }

    private KeptSurvey(Drawing drawing, List<Outlined> spaces, Contact[][] contacts, boolean[][] clear, int measured) {
        this.drawing = drawing;
        this.spaces = spaces;
        this.contacts = contacts;
        this.clear = clear;
        this.measured = measured;
        plan = new Plan(new Survey(drawing, new Kept(this)).measures());
    }

    /** The plan of the drawing. */
    public Plan plan() {
        return plan;
    }

    /** The drawing. */
    public Drawing drawing() {
        return drawing;
    }

    /** The number of contacts and lines of sight that had to be measured for this survey. */
    public int measured() {
        return measured;
    }

    /**
     * The survey of a changed drawing. Measurements of this survey are reused where possible.
     *
     * @param after a drawing whose only {@link DrawingErrors}, if any, are spaces that overlap
     */
    public KeptSurvey next(Drawing after) {
        int[] known = known(after);
        List<Outlined> outlined = IntStream.range(0, known.length)
                .mapToObj(space -> known[space] >= 0 ? spaces.get(known[space]) : Outlined.of(after.spaces().get(space).shape())).toList();
        FreshPairs fresh = new FreshPairs(after, outlined);
        Alterations altered = new Alterations(drawing, after);
        Contact[][] newContacts = new Contact[known.length][known.length];
        boolean[][] newClear = new boolean[known.length][known.length];
        int count = 0;
        for (int one = 0; one < known.length; one++) {
            for (int other = one + 1; other < known.length; other++) {
                boolean same = known[one] >= 0 && known[one] < known[other];
                boolean contact = same && altered.leaveContact(outlined.get(one).border(), outlined.get(other).border());
                boolean sight = same && altered.leaveSight(outlined.get(one).centre(), outlined.get(other).centre());
                newContacts[one][other] = contact ? contacts[known[one]][known[other]] : fresh.contact(one, other);
                newClear[one][other] = sight ? clear[known[one]][known[other]] : fresh.clear(one, other);
                count += (contact ? 0 : 1) + (sight ? 0 : 1);
            }
        }
        return new KeptSurvey(after, outlined, newContacts, newClear, count);
    }

    /** For each space of a drawing, its number in this survey; -1 if the space is new or has another shape. */
    private int[] known(Drawing after) {
        Map<String, Integer> numbers = new HashMap<>();
        IntStream.range(0, spaces.size()).forEach(space -> numbers.put(drawing.spaces().get(space).id(), space));
        return after.spaces().stream().mapToInt(space -> {
            int number = numbers.getOrDefault(space.id(), Plan.NONE);
            return number >= 0 && spaces.get(number).shape().equals(space.shape()) ? number : Plan.NONE;
        }).toArray();
    }

    /** Reads the measurements of a survey. */
    private record Kept(KeptSurvey of) implements Pairs {
        @Override
        public Coordinate centre(int space) {
            return of.spaces.get(space).centre();
        }

        @Override
        public Contact contact(int one, int other) {
            return of.contacts[one][other];
        }

        @Override
        public boolean clear(int one, int other) {
            return of.clear[one][other];
        }
    }
}
