package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;

/** Something that is told beside the board because the board alone does not show it. */
interface Tidings {
    /** The news in words, without a full stop. */
    Sentence words();

    /** How much the players need it. */
    Weight weight();

    /** The names of the heroes who are captured. */
    default List<Object> captured() {
        return List.of();
    }

    /** This news and later news as one; empty if they are told apart. */
    default Optional<Tidings> joined(Tidings later) {
        return Optional.empty();
    }

    /**
     * The weights of news: nobody was hurt; something happened; a hero attacked, lost or gained something, or minions came; a hero was
     * captured.
     */
    enum Weight {
        HARMLESS, USUAL, OURS, GRAVE;

        /** Whether the news is of the heroes, or of those who came. */
        boolean isOurs() {
            return compareTo(OURS) >= 0;
        }
    }

    /** Tidings that are told as they stand. */
    record Plain(Sentence words, Weight weight) implements Tidings {
    }
}
