package mystics.editor.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.editor.art.Symbol;

/**
 * What is marked on a board for one who chooses: a value.
 *
 * @param legal spaces that may be chosen, and what is written there, such as the cost
 * @param targets slots of figures that may be chosen, and the sign of what is done to them
 * @param open ways out that may be taken now
 * @param path a walk, from its first space to its last
 * @param aim what is pointed at
 */
public record Highlights(Map<BoardSpace, String> legal, Map<Integer, Symbol> targets, Set<Aim> open, List<BoardSpace> path, Optional<Aim> aim) {
    /** Nothing is marked. */
    public static final Highlights NONE = new Highlights(Map.of(), Map.of(), Set.of(), List.of(), Optional.empty());

    public Highlights {
        legal = Map.copyOf(legal);
        targets = Map.copyOf(targets);
        open = Set.copyOf(open);
        path = List.copyOf(path);
    }
}
