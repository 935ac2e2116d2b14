package mystics.editor.play;

import java.util.List;
import java.util.Optional;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;

/** What the picks of the newest question come to, as far as it is worked out. That may be done before the film that leads to the question has ended. */
final class Prospects {
    private Optional<Sight> worked = Optional.empty();
    private PickPreviews outlook = PickPreviews.UNKNOWN;

    /** More is known of a question; what was known of another one is forgotten. */
    void add(Sight sight, PickPreviews more) {
        outlook = isOf(sight) ? outlook.and(more) : more;
        worked = Optional.of(sight);
    }

    /** What is known of a question, if that is the one worked out. */
    Optional<PickPreviews> of(Sight sight) {
        return isOf(sight) ? Optional.of(outlook) : Optional.empty();
    }

    /** A pick in words, with what it comes to. */
    List<String> words(Pick pick) {
        return outlook.words(pick);
    }

    private boolean isOf(Sight sight) {
        return worked.filter(known -> known == sight).isPresent();
    }
}
