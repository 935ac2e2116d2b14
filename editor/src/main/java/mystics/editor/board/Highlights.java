package mystics.editor.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.editor.art.Symbol;

/**
 * The highlights on a board while a player chooses.
 *
 * @param legal the legal spaces, each with its cost; if the cost is an empty text, the space shows its name instead, because the choices
 *     use this name
 * @param chances the chances of those legal spaces that are reached only by chance
 * @param targets the legal targets by slot, each with the symbol of the action
 * @param open the exits that can be taken now
 * @param path a walk, from its first space to its last
 * @param aim the target of the pointer
 * @param prices the spaces whose costs and names are shown
 */
public record Highlights(Map<BoardSpace, String> legal, Map<BoardSpace, String> chances, Map<Integer, Symbol> targets,
        Set<BoardTarget> open, List<BoardSpace> path, Optional<BoardTarget> aim, Prices prices) {
    /** The labels shown: costs at the pointer and on the way there, costs of all legal spaces, or these and the names of all spaces. */
    public enum Prices { AIMED, ALL, NAMED }

    /** No highlights. */
    public static final Highlights NONE = new Highlights(Map.of(), Map.of(), Set.of(), List.of(), Optional.empty(), Prices.AIMED);

    /** Highlights in which no space is reached only by chance. */
    public Highlights(Map<BoardSpace, String> legal, Map<Integer, Symbol> targets, Set<BoardTarget> open, List<BoardSpace> path,
            Optional<BoardTarget> aim, Prices prices) {
        this(legal, Map.of(), targets, open, path, aim, prices);
    }

    public Highlights {
        legal = Map.copyOf(legal);
        chances = Map.copyOf(chances);
        targets = Map.copyOf(targets);
        open = Set.copyOf(open);
        path = List.copyOf(path);
    }
}
