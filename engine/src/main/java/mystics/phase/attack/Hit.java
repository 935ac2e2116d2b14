package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Space;

/** A figure has been hit and has not defended yet. */
public final class Hit extends DefenceMoment implements Happening {
    /** The space where the figure stood. */
    public final Space space;
    /** The number of hits. */
    public final int hits;

    public Hit(Strike strike, Figure defender, int hits) {
        super(strike, defender);
        this.space = defender.getSpace();
        this.hits = hits;
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} hits {defender} with {weapon}: {hits} to block", "{attacker} hits {defender}: {hits} to block", "defender",
                defender, "hits", Attacks.inWords(hits));
    }
}
