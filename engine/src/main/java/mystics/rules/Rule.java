package mystics.rules;

import mystics.choice.Option;

/**
 * One rule: its moment, its verb and its owner.
 *
 * @param number the number of the rule among all rules of the loaded mods, which also identifies the rule's body
 * @param index the index of the rule among the rules of its entry
 * @param source the entry that owns the rule
 * @param scope the deeds at which the rule speaks
 * @param place {@code mod/file}, for messages
 */
public record Rule(int number, int index, Source source, Verb verb, Class<? extends Moment> moment, Scope scope, String place) {
    /** @throws IllegalArgumentException when rules with this verb never speak at the moment */
    public Rule {
        if (!verb.isAskedAt(moment)) {
            throw new IllegalArgumentException(
                    "'" + verb + "' is never asked at " + moment.getSimpleName() + "; it asks " + Verb.at(moment));
        }
    }

    /**
     * The owner of a rule, which determines when the rule is in force.
     *
     * @param mod id of the mod
     * @param id folder and id of the entry
     * @param words the name of the owner in refusals and in the log
     * @param entry the id of the entry without its folder
     */
    public record Source(Kind kind, String mod, String id, String name, String words, String entry) {
        /** A rule's source, given by its mod and id. */
        public static Source of(Kind kind, String mod, String id, String name) {
            return new Source(kind, mod, id, name, mod + ":" + id, id.substring(id.indexOf('/') + 1));
        }
    }

    /** The kinds of owners. */
    public enum Kind {
        /** In force while the hero is active. */
        HERO,
        /** A search card, ability card or party item. In force while the card has an effect (CARD-1..3). */
        CARD,
        /** In force while the encounter card lies face up. */
        ENCOUNTER,
        /**
         * In force while a figure of the card is on the board. The {@code after} rules of a minion card are always in force, because the
         * last figure may just have left the board.
         */
        MINION,
        /** In force once for each piece on which the mark lies. */
        MARK,
        /** In force while the room is face up. */
        ROOM,
        /** In force in games of the chapter that owns the rule. */
        CHAPTER,
        /** In force in every game with its mod. */
        GENERAL,
        /** In force in games with the variant switched on. */
        VARIANT
    }

    /** The figures at whose deeds a rule speaks. This is checked before the body of the rule runs. */
    public enum Scope {
        /** The rule speaks whoever acts. */
        ANYBODY,
        /** The rule speaks only when its bearer acts. */
        OWN
    }

    /** The body of a rule. */
    public interface Body {
        /** Lets the rule speak; the speech names the moment and the carrier of the rule. */
        void speak(Speech speech);

        /** Performs the chosen option that the rule offered. */
        default void perform(Speech speech, Option chosen) {
            throw new IllegalStateException("this rule offers nothing that is done later");
        }
    }

    /** Makes bodies for all rules, by the numbers of the rules. Two runs never use the same bodies at the same time. */
    public interface Bodies {
        /** A new set. */
        Body[] open();
    }
}
