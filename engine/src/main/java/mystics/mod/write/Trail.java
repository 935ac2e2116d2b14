package mystics.mod.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.mod.yaml.Pointer;

/**
 * The way from the whole content to a value.
 *
 * @param spans the stretches, from the whole content to the value; if the value does not exist, they end at the nearest collection around
 *        it
 * @param places the index of each member on the way
 * @param steps the keys and indexes of the pointer
 */
record Trail(List<Span> spans, List<Integer> places, List<String> steps) {

    /** The way to a value, or to the nearest collection around it. */
    static Trail to(Span root, Pointer at) {
        List<Span> spans = new ArrayList<>(List.of(root));
        List<Integer> places = new ArrayList<>();
        for (String step : at.steps()) {
            Optional<Integer> index = spans.get(places.size()) instanceof Span.Branch branch ? branch.index(step) : Optional.empty();
            if (index.isEmpty()) break;
            spans.add(((Span.Branch) spans.get(places.size())).members().get(index.get()).value());
            places.add(index.get());
        }
        return new Trail(spans, places, at.steps());
    }

    boolean isWhole() {
        return places.size() == steps.size();
    }

    boolean isRoot() {
        return places.isEmpty();
    }

    Span last() {
        return spans.get(spans.size() - 1);
    }

    /** The way to the collection around the value. */
    Trail up() {
        int size = places.size() - 1;
        return new Trail(spans.subList(0, size + 1), places.subList(0, size), steps.subList(0, size));
    }

    /** The collection around the value. */
    Span.Branch around() {
        return (Span.Branch) spans.get(spans.size() - 2);
    }

    /** The index of the value in the collection around it. */
    int place() {
        return places.get(places.size() - 1);
    }

    Span.Member member() {
        return around().members().get(place());
    }

    /** The remaining steps of the way, which lead to no value. */
    List<String> missing() {
        return steps.subList(places.size(), steps.size());
    }

    /** The value at this place in other content; empty if there is none. */
    Optional<Object> value(Object content) {
        Pointer at = Pointer.ROOT;
        for (String step : steps.subList(0, places.size())) at = at.in(step);
        return PlainTree.at(content, at);
    }

    /** Whether the value stands within brackets. */
    boolean isInFlow() {
        return spans.subList(0, spans.size() - 1).stream().anyMatch(span -> span instanceof Span.Branch branch && branch.isFlow());
    }
}
