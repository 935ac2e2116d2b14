package mystics.mod.words;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.List;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Verb;

/** The rules of one script, in the order they stand there. */
public final class RuleSheet {
    private final List<Entry> entries = new ArrayList<>();

    /** One rule: what it speaks at, by which verb, at whose deeds, and its body. */
    public record Entry(Verb verb, Class<? extends Moment> moment, Rule.Scope scope, Closure<?> body) {
    }

    void add(Verb verb, Class<? extends Moment> moment, Rule.Scope scope, Closure<?> body) {
        entries.add(new Entry(verb, moment, scope, body));
    }

    /** All rules so far. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
