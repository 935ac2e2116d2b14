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

    /** One rule: its heading and its body. */
    public record Entry(Heading heading, Closure<?> body) {
    }

    void add(Verb verb, Class<? extends Moment> moment, Rule.Scope scope, Closure<?> body) {
        entries.add(new Entry(new Heading(verb, moment, scope), body));
    }

    /** All rules so far. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
