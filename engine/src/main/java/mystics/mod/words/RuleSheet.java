package mystics.mod.words;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.List;
import mystics.mod.script.SharedClosures;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Verb;

/** The rules of one script, in the order they stand there. */
public final class RuleSheet {
    private final List<Entry> entries = new ArrayList<>();
    private boolean closed;

    /** One rule: its heading and its body. */
    public record Entry(Heading heading, Closure<?> body) {
    }

    /** @throws IllegalStateException when the script has been read already */
    void add(Verb verb, Class<?> moment, Rule.Scope scope, Closure<?> body) {
        if (closed) throw new IllegalStateException("a rule stands within a rule: rules are read once, before the game begins");
        if (moment == null || body == null) throw new IllegalArgumentException("a rule needs its moment and what it does");
        entries.add(new Entry(new Heading(verb, moment.asSubclass(Moment.class), scope), body));
    }

    /** No more rules are added. */
    void close() {
        closed = true;
    }

    /** Whether the bodies are all there is to these rules: none takes along a value that a run could change, so the next run may have them too. */
    public boolean carriesNothing() {
        return entries.stream().allMatch(entry -> SharedClosures.takesNothingAlong(entry.body().getClass()));
    }

    /** All rules so far. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
