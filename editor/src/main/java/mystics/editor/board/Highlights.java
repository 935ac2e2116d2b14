package mystics.editor.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is marked on a board for one who chooses: a value.
 *
 * @param legal spaces that may be chosen, and what is written there, such as the cost
 * @param targets slots of figures that may be chosen
 * @param path a walk, from its first space to its last
 * @param hover the space under the pointer
 */
public record Highlights(Map<Spot, String> legal, Set<Integer> targets, List<Spot> path, Optional<Spot> hover) {
    /** Nothing is marked. */
    public static final Highlights NONE = new Highlights(Map.of(), Set.of(), List.of(), Optional.empty());

    public Highlights {
        legal = Map.copyOf(legal);
        targets = Set.copyOf(targets);
        path = List.copyOf(path);
    }
}
