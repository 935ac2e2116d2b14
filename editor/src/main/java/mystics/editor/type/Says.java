package mystics.editor.type;

import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * Gives components sentences to say. A component shows its sentence as it was written and keeps it, so that {@link Interpreter} can put
 * it into another language. A later text of the same place takes its place.
 */
public final class Says {
    /** Words as they were written, and how they read in a language. */
    private record Said(String written, Function<Wording, String> words) {
    }

    private Says() {
    }

    /** Shows a sentence in a label, a button or a text. */
    public static <T extends JComponent> T text(T part, Sentence words) {
        return say(part, WordPlace.TEXT, read(words));
    }

    /** Shows HTML in which sentences stand; {@code html} writes it in a language. */
    public static <T extends JComponent> T html(T part, Function<Wording, String> html) {
        return say(part, WordPlace.TEXT, html);
    }

    /** Sets a tooltip. */
    public static <T extends JComponent> T hint(T part, Sentence words) {
        return say(part, WordPlace.HINT, read(words));
    }

    /** Sets the name that screen readers read. */
    public static <T extends JComponent> T name(T part, Sentence words) {
        return say(part, WordPlace.NAME, read(words));
    }

    /** Sets the description that screen readers read. */
    public static <T extends JComponent> T more(T part, Sentence words) {
        return say(part, WordPlace.MORE, read(words));
    }

    private static Function<Wording, String> read(Sentence words) {
        return language -> words.in(language).toString();
    }

    private static <T extends JComponent> T say(T part, WordPlace place, Function<Wording, String> words) {
        Said said = new Said(words.apply(Wording.PLAIN), words);
        part.putClientProperty(place, said);
        place.write(part, said.written());
        return part;
    }

    /** How the present words of a component read in a language; empty if it was not given them as a sentence. */
    static Optional<String> in(Wording language, JComponent part, WordPlace place) {
        return Optional.ofNullable((Said) part.getClientProperty(place)).filter(said -> said.written().equals(place.read(part)))
                .map(said -> said.words().apply(language));
    }
}
