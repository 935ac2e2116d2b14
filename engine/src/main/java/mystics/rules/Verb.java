package mystics.rules;

import java.util.List;
import java.util.stream.Stream;

/** The six questions that moments ask of the rules in force, in this order. */
public enum Verb {
    /** May the moment happen? The bodies of {@code forbid} rules neither change nor ask anything. */
    FORBID(Refusable.class),
    /** Does something else happen instead of the moment? The first rule that replaces the moment counts. */
    INSTEAD(Happening.class),
    /** What happens before the moment? */
    BEFORE(Alterable.class),
    /** How much? The rule changes numbers and dice, each with a reason. */
    CHANGE(Alterable.class),
    /** What further options are there? */
    OFFER(Inquiry.class),
    /** What happens because of the moment? */
    AFTER(Occurrence.class);

    private final Class<?> kind;

    Verb(Class<?> kind) {
        this.kind = kind;
    }

    /** The verbs that rules can use at a moment, by its kind. */
    public static List<Verb> at(Class<? extends Moment> moment) {
        return Stream.of(values()).filter(verb -> verb.kind.isAssignableFrom(moment)).toList();
    }

    /** Whether rules with this verb can speak at a moment. */
    public boolean isAskedAt(Class<? extends Moment> moment) {
        return kind.isAssignableFrom(moment);
    }
}
