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

    /** The names of the heroes of whom this tells that they are captured. */
    default List<Object> captured() {
        return List.of();
    }

    /** This news and later news as one; empty if they are told apart. */
    default Optional<Tidings> joined(Tidings later) {
        return Optional.empty();
    }

    /**
     * The weights of news: nobody was hurt; something happened; heroes gained cheese; a hero attacked, lost or found something, or minions
     * came; a hero was captured.
     */
    enum Weight {
        HARMLESS, USUAL, GAIN, OURS, GRAVE;

        /** Whether the news is of the heroes, or of those who came. */
        boolean isOurs() {
            return compareTo(GAIN) >= 0;
        }
    }

    /** Tidings that are told as they stand. */
    record Plain(Sentence words, Weight weight) implements Tidings {
    }

    /** Heroes are captured, told as it stands or in short. */
    record Captured(Sentence words, List<Object> captured) implements Tidings {
        @Override
        public Weight weight() {
            return Weight.GRAVE;
        }

        /** All captures of some news in one sentence. */
        static Captured all(List<Tidings> news) {
            List<Object> heroes = news.stream().flatMap(one -> one.captured().stream()).toList();
            return new Captured(Sentence.of("{heroes} are captured", "heroes", heroes), heroes);
        }
    }
}
