package mystics.editor.type;

import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * Gives sentences to components. A component shows its sentence in the original language and keeps it, so that {@link Interpreter} can
 * translate it. Another text set later at the same place replaces the sentence.
 */
public final class Says {
    /** Words in the original language, with the function that translates them into any language. */
    private record Said(String written, Function<Wording, String> words) {
    }

    private Says() {
    }

    /** Shows a sentence in a label, a button or a text. */
    public static <T extends JComponent> T text(T part, Sentence words) {
        return say(part, WordPlace.TEXT, read(words));
    }

    /**
     * Shows HTML that contains sentences.
     *
     * @param html writes it in a language
     */
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

    /** The current words of a component in a language; empty if they were not given as a sentence. */
    static Optional<String> in(Wording language, JComponent part, WordPlace place) {
        return Optional.ofNullable((Said) part.getClientProperty(place)).filter(said -> said.written().equals(place.read(part)))
                .map(said -> said.words().apply(language));
    }
}
