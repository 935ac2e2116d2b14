package mystics.mod.write;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.mod.yaml.Pointer;

/** One change as splices of a text whose stretches are known. */
record Splicing(TextLines lines, Span root, KeyOrder order, HouseStyle house) {

    static Splicing of(String text, Span root, KeyOrder order) {
        TextLines lines = new TextLines(text);
        return new Splicing(lines, root, order, new HouseStyle(lines.lineBreak()));
    }

    List<Splice> splices(Change change) {
        if (change instanceof Change.Assign assign) return assign(Trail.to(root, assign.at()), PlainTree.copy(assign.value()));
        if (change instanceof Change.Insert insert) return insert(Trail.to(root, insert.list()), insert);
        if (change instanceof Change.Move move) return move(Trail.to(root, move.list()), move);
        return remove(Trail.to(root, ((Change.Remove) change).at()));
    }

    /**
     * Ways to write a change by rewriting a whole collection around it, the smallest collection first. None of these ways loses a remark.
     *
     * @param meant the whole content after the change
     */
    List<List<Splice>> blocks(Change change, Object meant) {
        List<List<Splice>> blocks = new ArrayList<>();
        Pointer at = change instanceof Change.Assign assign ? assign.at() : change instanceof Change.Insert insert ? insert.list()
                : change instanceof Change.Move move ? move.list() : ((Change.Remove) change).at();
        for (Trail trail = Trail.to(root, at); !Remarks.within(lines.text(), trail.last()); trail = trail.up()) {
            Optional<Object> value = trail.value(meant);
            if (value.isPresent()) blocks.add(List.of(replace(trail, value.get())));
            if (trail.isRoot()) break;
        }
        return blocks;
    }

    private List<Splice> assign(Trail trail, Object value) {
        if (trail.isWhole()) return List.of(replace(trail, value));
        Object wrapped = value;
        List<String> missing = trail.missing();
        for (int i = missing.size() - 1; i > 0; i--) wrapped = one(missing.get(i), wrapped);
        boolean into = trail.last() instanceof Span.Branch branch && branch.kind() == Span.Kind.MAP && !branch.members().isEmpty();
        return List.of(into ? add(trail, missing.get(0), wrapped) : replace(trail, one(missing.get(0), wrapped)));
    }

    private static Map<String, Object> one(String key, Object value) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(key, value);
        return map;
    }

    private Splice add(Trail trail, String key, Object value) {
        Span.Branch map = (Span.Branch) trail.last();
        int index = place(map, order.keys(trail.steps().subList(0, trail.places().size())), key);
        if (trail.isInFlow() || map.isFlow()) {
            return new FlowSplices(lines, map).insert(index, house.flow(key) + ": " + house.flow(value));
        }
        BlockSplices block = new BlockSplices(lines, map);
        return block.insert(index, ScalarText.of(key, Span.Layout.BLOCK) + ":" + house.behindKey(value, block.column()));
    }

    /** The index for a new key: after the last of the keys that precede it in the schema. */
    private static int place(Span.Branch map, List<String> order, String key) {
        int rank = order.indexOf(key);
        if (rank < 0) return map.members().size();
        ToIntFunction<Integer> ranks = i -> order.indexOf(map.members().get(i).key());
        Optional<Integer> before = IntStream.range(0, map.members().size()).boxed()
                .filter(i -> ranks.applyAsInt(i) >= 0 && ranks.applyAsInt(i) < rank).max(Comparator.comparingInt(ranks));
        return before.map(i -> i + 1).orElse(0);
    }

    /** The splice that replaces a value with another. */
    private Splice replace(Trail trail, Object value) {
        Span old = trail.last();
        if (trail.isRoot()) return whole(value);
        Span.Member member = trail.member();
        Span.Layout place = trail.isInFlow() ? Span.Layout.FLOW : Span.Layout.BLOCK;
        int column = lines.column(member.from());
        boolean leaf = !(value instanceof List || value instanceof Map);
        if (old instanceof Span.Leaf was && leaf) return new LeafSplices(lines, house).set(was, value, place, column);
        boolean flow = old instanceof Span.Branch branch && branch.isFlow() && !branch.members().isEmpty() && !leaf;
        if (place == Span.Layout.FLOW || flow) {
            String gap = old.start() == old.end() && !Character.isWhitespace(lines.text().charAt(old.start() - 1)) ? " " : "";
            return new Splice(old.start(), old.end(), gap + house.flow(value));
        }
        String text = trail.around().kind() == Span.Kind.LIST ? house.behindDash(value, column) : house.behindKey(value, column);
        return new Splice(member.tail(), member.end(), text);
    }

    private Splice whole(Object value) {
        boolean map = value instanceof Map<?, ?> keys && !keys.isEmpty();
        String text = map ? house.members((Map<?, ?>) value, 0) : house.flow(value);
        if (root.start() < root.end()) return new Splice(root.start(), root.end(), text);
        boolean open = root.start() > 0 && lines.text().charAt(root.start() - 1) != '\n';
        return new Splice(root.start(), root.end(), (open ? lines.lineBreak() : "") + text + lines.lineBreak());
    }

    private List<Splice> insert(Trail trail, Change.Insert insert) {
        boolean beside = trail.isWhole() && trail.last() instanceof Span.Branch list && list.kind() == Span.Kind.LIST
                && !list.members().isEmpty();
        if (!beside) return assign(trail, Collections.singletonList(PlainTree.copy(insert.value())));
        Span.Branch list = (Span.Branch) trail.last();
        if (insert.index() < 0 || insert.index() > list.members().size()) throw nothingHere(String.valueOf(insert.index()));
        Object value = PlainTree.copy(insert.value());
        if (list.isFlow()) return List.of(new FlowSplices(lines, list).insert(insert.index(), house.flow(value)));
        BlockSplices block = new BlockSplices(lines, list);
        boolean flow = list.members().stream().allMatch(member -> member.value() instanceof Span.Branch branch && branch.isFlow());
        boolean open = list.members().stream().allMatch(member -> member.value() instanceof Span.Branch branch && !branch.isFlow());
        String words = flow ? " " + house.flow(value)
                : open && value instanceof Map<?, ?> map && !map.isEmpty() ? " " + house.members(map, block.column() + 2)
                        : house.behindDash(value, block.column());
        return List.of(block.insert(insert.index(), "-" + words));
    }

    private List<Splice> remove(Trail trail) {
        if (!trail.isWhole()) throw nothingHere(trail.missing().get(0));
        if (trail.isRoot()) return List.of(new Splice(root.start(), root.end(), ""));
        Span.Branch around = trail.around();
        if (around.members().size() > 1) {
            return List.of(around.isFlow() ? new FlowSplices(lines, around).remove(trail.place())
                    : new BlockSplices(lines, around).remove(trail.place()));
        }
        Trail up = trail.up();
        if (up.isRoot()) return List.of(new Splice(lines.begin(around.start()), lines.next(around.end()), ""));
        return up.around().kind() == Span.Kind.MAP ? remove(up)
                : List.of(replace(up, around.kind() == Span.Kind.MAP ? Map.of() : List.of()));
    }

    private List<Splice> move(Trail trail, Change.Move move) {
        if (!(trail.isWhole() && trail.last() instanceof Span.Branch list && list.kind() == Span.Kind.LIST)) throw nothingHere("list");
        int size = list.members().size();
        if (Math.min(move.from(), move.to()) < 0 || Math.max(move.from(), move.to()) >= size) throw nothingHere(move.from() + "");
        if (move.from() == move.to()) return List.of();
        return list.isFlow() ? new FlowSplices(lines, list).move(move.from(), move.to())
                : new BlockSplices(lines, list).move(move.from(), move.to());
    }

    private static UnwritableChange nothingHere(String step) {
        return new UnwritableChange(Sentence.of("There is no '{key}' here.", "key", step));
    }
}
