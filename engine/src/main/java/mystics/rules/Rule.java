package mystics.rules;

import mystics.choice.Option;

/**
 * One rule: its moment, its verb and its owner.
 *
 * @param number its place among all rules of the loaded mods, which identifies its body
 * @param source the entry it belongs to
 * @param index its place among the rules of its source
 * @param scope whose deeds it speaks at
 * @param place {@code mod/file}, for messages
 */
public record Rule(int number, int index, Source source, Verb verb, Class<? extends Moment> moment, Scope scope, String place) {
    /** @throws IllegalArgumentException when the verb is never asked at the moment, so that the rule would never be heard */
    public Rule {
        if (!verb.isAskedAt(moment)) {
            throw new IllegalArgumentException(
                    "'" + verb + "' is never asked at " + moment.getSimpleName() + "; it asks " + Verb.at(moment));
        }
    }

    /**
     * What a rule belongs to, and so when it is in force.
     *
     * @param mod id of the mod; {@code id} its folder and the id of the entry
     * @param words the source as refusals and the log quote it; {@code entry} its id without the folder
     */
    public record Source(Kind kind, String mod, String id, String name, String words, String entry) {
        /** A source by its mod and id. */
        public static Source of(Kind kind, String mod, String id, String name) {
            return new Source(kind, mod, id, name, mod + ":" + id, id.substring(id.indexOf('/') + 1));
        }
    }

    /** What sort of thing a rule belongs to. */
    public enum Kind {
        /** In force while the hero is active. */
        HERO,
        /** A search card, ability card or party item: in force while it works (CARD-1..3). */
        CARD,
        /** In force while it lies face up. */
        ENCOUNTER,
        /** In force while a figure of the card is on the board; its {@code after} rules always, for the last figure may just have gone. */
        MINION,
        /** In force once for each piece the mark lies on. */
        MARK,
        /** In force while the room lies up. */
        ROOM,
        /** In force in its chapter. */
        CHAPTER,
        /** In force in every game with its mod. */
        GENERAL,
        /** In force in games with the variant switched on. */
        VARIANT
    }

    /** A condition that is seen to before a rule is entered: at whose deeds it speaks. */
    public enum Scope {
        /** Whoever acts. */
        ANYBODY,
        /** Only where the figure that bears it acts. */
        OWN
    }

    /** What a rule does when it speaks. */
    public interface Body {
        /** Speaks at the moment of a speech. */
        void speak(Speech speech);

        /** Performs the chosen option that the rule offered. */
        default void perform(Speech speech, Option chosen) {
            throw new IllegalStateException("this rule offers nothing that is done later");
        }
    }

    /** Makes bodies for all rules, by their numbers. A set of bodies belongs to one run at a time. */
    public interface Bodies {
        /** A new set. */
        Body[] open();
    }
}
