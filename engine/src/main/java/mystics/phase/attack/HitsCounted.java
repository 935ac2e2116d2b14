package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.StrikeMoment;
import mystics.rules.Dice;
import mystics.rules.Inquiry;
import mystics.rules.Tally;

/** The hits of a battle roll are counted: swords in melee, bows at a distance (RUL-65). */
public final class HitsCounted extends StrikeMoment implements Inquiry {
    /** The dice. */
    public final Dice dice;
    /** The number of hits. */
    public final Tally hits;

    public HitsCounted(Strike strike, Dice dice) {
        super(strike);
        this.dice = dice;
        this.hits = new Tally("hits", strike.isRanged() ? dice.getBows() : dice.getSwords());
    }

    /** Adds hits, or removes some if the number is below 0. */
    public void add(int number) {
        hits.add(number, strike.scene().speakerName());
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} attacks {targets} with {weapon}, and the dice show {dice}",
                "{attacker} attacks {targets}, and the dice show {dice}", "dice", dice);
    }
}
