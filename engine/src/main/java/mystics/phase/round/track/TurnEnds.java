package mystics.phase.round.track;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Scene;

/** A card's turn ends (TURN-5). */
public final class TurnEnds extends TurnMoment {
    public TurnEnds(Scene scene, int kind) {
        super(scene, kind);
    }

    @Override
    public Optional<Sentence> words() {
        return words("The turn of {card} ends");
    }
}
