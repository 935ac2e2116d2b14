package mystics.mod.write;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.snakeyaml.engine.v2.common.ScalarStyle;

/** A value in a YAML text and its stretch, from its first character to the place after its last. */
sealed interface Span {
    int start();

    int end();

    /** The value itself. */
    Object plain();

    /** The ways of writing a collection: with its members on separate lines, or within brackets. */
    enum Layout { BLOCK, FLOW }

    /** The kinds of collections. */
    enum Kind { MAP, LIST }

    /** A text, a number, true, false or nothing. The end of a block text is the end of its last line that is not blank. */
    record Leaf(int start, int end, ScalarStyle style, Object plain) implements Span {}

    /**
     * An element of a list, or a key with its value.
     *
     * @param key the key, or the index of an element
     * @param from the beginning of the key, the dash or, in brackets, the value
     * @param tail the first place where the value may begin: after the colon or the dash
     */
    record Member(String key, int from, int tail, Span value) {
        int end() {
            return Math.max(tail, value.end());
        }
    }

    /** A list or a map. A block ends with its last member; a collection in brackets ends with its closing bracket. */
    record Branch(Kind kind, Layout layout, int start, int end, List<Member> members) implements Span {
        @Override
        public Object plain() {
            if (kind == Kind.LIST) {
                List<Object> list = new ArrayList<>();
                members.forEach(member -> list.add(member.value.plain()));
                return Collections.unmodifiableList(list);
            }
            Map<String, Object> map = new LinkedHashMap<>();
            members.forEach(member -> map.putIfAbsent(member.key, member.value.plain()));
            return Collections.unmodifiableMap(map);
        }

        /** The index of a key among the members; empty if it is missing. */
        Optional<Integer> index(String key) {
            return IntStream.range(0, members.size()).filter(i -> members.get(i).key.equals(key)).boxed().findFirst();
        }

        boolean isFlow() {
            return layout == Layout.FLOW;
        }
    }
}
