package mystics.mod.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import mystics.mod.yaml.Pointer;

/** Finds the smallest changes that turn one value into another. Equal keys and elements are left alone. */
final class Differences {
    private Differences() {}

    /** The changes, in the order in which they must be applied. */
    static List<Change> of(Pointer at, Span old, Object value) {
        if (Objects.equals(old.plain(), value)) return List.of();
        if (old instanceof Span.Branch branch && !branch.members().isEmpty()) {
            if (branch.kind() == Span.Kind.MAP && value instanceof Map<?, ?> map && !map.isEmpty()) return keys(at, branch, map);
            boolean single = branch.isFlow() && branch.members().stream().allMatch(member -> member.value() instanceof Span.Leaf);
            if (branch.kind() == Span.Kind.LIST && value instanceof List<?> list && !list.isEmpty() && !single) {
                return elements(at, branch, list);
            }
        }
        return List.of(new Change.Assign(at, value));
    }

    private static List<Change> keys(Pointer at, Span.Branch old, Map<?, ?> map) {
        List<Change> changes = new ArrayList<>();
        map.forEach((key, value) -> old.index((String) key).ifPresentOrElse(
                index -> changes.addAll(of(at.in((String) key), old.members().get(index).value(), value)),
                () -> changes.add(new Change.Assign(at.in((String) key), value))));
        old.members().stream().filter(member -> !map.containsKey(member.key()))
                .forEach(member -> changes.add(new Change.Remove(at.in(member.key()))));
        return changes;
    }

    private static List<Change> elements(Pointer at, Span.Branch old, List<?> list) {
        List<Span> spans = old.members().stream().map(Span.Member::value).toList();
        int shorter = Math.min(spans.size(), list.size());
        int head = 0;
        while (head < shorter && Objects.equals(spans.get(head).plain(), list.get(head))) head++;
        int tail = 0;
        while (tail < shorter - head
                && Objects.equals(spans.get(spans.size() - 1 - tail).plain(), list.get(list.size() - 1 - tail))) tail++;
        int both = shorter - tail;
        List<Change> changes = new ArrayList<>();
        for (int i = head; i < both; i++) changes.addAll(of(at.at(i), spans.get(i), list.get(i)));
        for (int i = both; i < list.size() - tail; i++) changes.add(new Change.Insert(at, i, list.get(i)));
        for (int i = spans.size() - tail - 1; i >= both; i--) changes.add(new Change.Remove(at.at(i)));
        return changes;
    }
}
