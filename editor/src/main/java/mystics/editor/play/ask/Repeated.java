package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.List;
import mystics.editor.sight.Pick;

/**
 * A question that is asked again until the player is done: a turn, sharing, equipping. Each offer keeps its place, so that a key or a click
 * always means the same.
 *
 * @param question the text, and the player who is asked
 * @param seen all offers so far, in the order of their first appearance
 * @param offered the current offers
 */
public record Repeated(String question, List<Pick> seen, List<Pick> offered) {
    /** A question that has not been asked yet. */
    static final Repeated NOTHING = new Repeated("", List.of(), List.of());
    /** The greatest number of places for which there are enough keys. With more places, the keys are reassigned. */
    private static final int MOST = 35;

    public Repeated {
        seen = List.copyOf(seen);
        offered = List.copyOf(offered);
    }

    /** The next question. A question with no pick that ends it does not count as repeated, even if its text is the same. */
    Repeated then(String next, List<Pick> picks) {
        boolean again = next.equals(question) && picks.stream().anyMatch(Pick::isEnd);
        List<Pick> all = new ArrayList<>(again ? seen : List.of());
        for (Pick pick : picks) {
            int place = place(all, pick);
            if (place < 0) {
                all.add(pick);
            } else {
                all.set(place, pick);
            }
        }
        return new Repeated(next, all.size() > MOST ? picks : all, picks);
    }

    private static int place(List<Pick> all, Pick wanted) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).key().equals(wanted.key())) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a pick is still offered. */
    boolean offers(Pick pick) {
        return offered.contains(pick);
    }
}
