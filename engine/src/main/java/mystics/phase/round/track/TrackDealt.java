package mystics.phase.round.track;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** The whole initiative track has been dealt (INIT-2); any ambush moves cards afterwards. */
public final class TrackDealt extends Moment implements Happening {
    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("The initiative track has been dealt"));
    }
}
