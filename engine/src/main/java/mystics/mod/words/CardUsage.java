package mystics.mod.words;

import groovy.lang.Closure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.mod.finding.Unseen;
import mystics.mod.script.run.Casts;

/**
 * The use of a card in its bearer's turn, as its script describes it with named arguments. The arguments are read only once.
 *
 * @param cost the price in cheese, a number or a block; empty for the printed price
 * @param timing free, action or battle; empty if the card's facts state it
 * @param keep whether the card is kept after use
 * @param needs whether the use is possible now
 * @param why the reason when the use is not possible
 * @param key the name that the card gives to this use; may be empty
 * @param label the words of the option; may be empty
 */
record CardUsage(Optional<Object> cost, String timing, boolean keep, Optional<Closure<?>> needs, String why, String key, String label,
        Closure<?> deed) {
    private static final Set<String> OF_ABILITY = Set.of("cost", "needs", "why");
    private static final Set<String> OF_ITEM = Set.of("timing", "keep", "needs", "why", "key", "label");

    /** @throws IllegalArgumentException if an argument has a name that abilities do not have */
    static CardUsage ofAbility(Map<String, Object> named, Closure<?> deed, Function<Object, String> text) {
        return of("ability", OF_ABILITY, named, deed, text);
    }

    /** @throws IllegalArgumentException if an argument has a name that items do not have */
    static CardUsage ofItem(Map<String, Object> named, Closure<?> deed, Function<Object, String> text) {
        return of("item", OF_ITEM, named, deed, text);
    }

    private static CardUsage of(String word, Set<String> known, Map<String, Object> named, Closure<?> deed, Function<Object, String> text) {
        for (String name : named.keySet()) {
            String others = String.join(", ", known.stream().sorted().toList());
            if (!known.contains(name)) throw new IllegalArgumentException("'" + word + "' knows no '" + name + ":', only " + others);
        }
        if (deed == null) throw new IllegalArgumentException("'" + word + "' needs a block: what its use does");
        Optional<Object> needs = Optional.ofNullable(named.get("needs"));
        if (needs.isPresent() && !(needs.get() instanceof Closure<?>)) {
            throw new IllegalArgumentException("'needs:' is asked anew each time and is a block: needs: { ... }");
        }
        return new CardUsage(Optional.ofNullable(named.get("cost")), text.apply(named.getOrDefault("timing", "free")),
                Boolean.TRUE.equals(named.get("keep")), needs.map(block -> (Closure<?>) block),
                text.apply(named.getOrDefault("why", "it would do nothing")), text.apply(named.getOrDefault("key", "")),
                Unseen.inOneLine(text.apply(named.getOrDefault("label", ""))), deed);
    }

    /** All blocks of the script that describe this use. */
    List<Closure<?>> blocks() {
        Stream<Closure<?>> price = cost.stream().filter(Closure.class::isInstance).map(block -> (Closure<?>) block);
        return Stream.of(price, needs.stream(), Stream.of(deed)).flatMap(each -> each).<Closure<?>>map(block -> block).toList();
    }

    /** The price now: the one that the script states, or otherwise the printed one. */
    int cost(int printed) {
        return cost.isEmpty() ? printed : (int) (cost.get() instanceof Closure<?> asked ? asked.call() : cost.get());
    }

    /** Whether using the card would help now. */
    boolean helps() {
        return needs.isEmpty() || Casts.toTruth(needs.get().call());
    }
}
