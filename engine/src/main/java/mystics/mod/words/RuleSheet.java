package mystics.mod.words;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import mystics.choice.Option;
import mystics.mod.script.weave.SharedClosures;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Verb;

/** The rules of one script, in the order of the script. */
public final class RuleSheet {
    private final List<Entry> entries = new ArrayList<>();
    private boolean closed;

    /** One rule: its heading, its blocks, the code that runs it at a moment, and the code that carries out a chosen option of its offer. */
    public record Entry(Heading heading, List<Closure<?>> blocks, Consumer<Moment> words, BiConsumer<Moment, Option> deed) {
    }

    /** @throws IllegalStateException if the script has already been read */
    void add(Verb verb, Class<?> moment, Rule.Scope scope, Closure<?> body) {
        if (moment == null || body == null) throw new IllegalArgumentException("a rule needs its moment and what it does");
        add(new Heading(verb, moment.asSubclass(Moment.class), scope), List.of(body), body::call, (at, chosen) -> {
            body.call(at);
            ((HeroTurn) at).offeredAgain().run();
        });
    }

    /** @throws IllegalStateException if the script has already been read */
    void add(Heading heading, List<Closure<?>> blocks, Consumer<Moment> words, BiConsumer<Moment, Option> deed) {
        if (closed) throw new IllegalStateException("a rule stands within a rule: rules are read once, before the game begins");
        entries.add(new Entry(heading, blocks, words, deed));
    }

    /** Prevents any further rules from being added. */
    void close() {
        closed = true;
    }

    /** Whether the bodies hold no values that a run could change, so that the next run may use them too. */
    public boolean carriesNothing() {
        return entries.stream().flatMap(entry -> entry.blocks().stream())
                .allMatch(block -> SharedClosures.takesNothingAlong(block.getClass()));
    }

    /** All rules so far. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
