package mystics.mod.words;

import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Verb;

/** The heading of a rule: its moment, its verb, and the figures to whose deeds it applies. */
public record Heading(Verb verb, Class<? extends Moment> moment, Rule.Scope scope) {

    /** The heading as a line of text, in the form that {@link #of} reads. */
    String line() {
        return verb + " " + moment.getName() + " " + scope;
    }

    /**
     * The heading that a line states.
     *
     * @throws IllegalArgumentException if the line is not a heading
     */
    public static Heading of(String line) {
        String[] words = line.split(" ");
        if (words.length != 3) throw new IllegalArgumentException("no heading of a rule: " + line);
        try {
            Class<?> moment = Class.forName(words[1], false, Moment.class.getClassLoader());
            return new Heading(Verb.valueOf(words[0]), moment.asSubclass(Moment.class), Rule.Scope.valueOf(words[2]));
        } catch (ClassNotFoundException | ClassCastException unknown) {
            throw new IllegalArgumentException("no moment: " + words[1], unknown);
        }
    }
}
