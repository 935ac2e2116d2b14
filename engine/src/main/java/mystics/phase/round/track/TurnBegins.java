package mystics.phase.round.track;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Scene;

/** A card's turn begins, before any roll (ROUND-2). */
public final class TurnBegins extends TurnMoment {
    public TurnBegins(Scene scene, int kind) {
        super(scene, kind);
    }

    @Override
    public Optional<Sentence> words() {
        return words("The turn of {card} begins");
    }
}
