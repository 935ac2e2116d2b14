package mystics.phase.attack.strike;

import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Moment;

/** A moment of an attack. */
public abstract class StrikeMoment extends Moment {
    /** The attack. */
    public final Strike strike;

    public StrikeMoment(Strike strike) {
        this.strike = strike;
    }

    /** Whether this figure attacks. */
    public final boolean isBy(Figure figure) {
        return strike.isBy(figure);
    }

    /** The attacker; exists only in an attack by a figure. */
    public final Figure getAttacker() {
        return strike.attacker().orElseThrow();
    }

    /** Whether the attacker is a figure, rather than something like a trap. */
    public final boolean hasAttacker() {
        return strike.attacker().isPresent();
    }

    @Override
    public int actor() {
        return strike.attacker().isPresent() ? strike.attacker().get().slot() : -1;
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} attacks {targets} with {weapon}", "{attacker} attacks {targets}");
    }

    /**
     * A sentence with places for the attacker, the targets, the weapon and more. The second pattern is used if the weapon has no name of
     * its own.
     */
    protected final Optional<Sentence> words(String armed, String bare, Object... more) {
        Stream<Object> usual = Stream.of("attacker", strike.attackerInWords(), "targets", strike.targetsInWords(), "weapon",
                strike.weaponInWords());
        return Optional.of(Sentence.of(strike.isWeaponNamed() ? armed : bare, Stream.concat(usual, Stream.of(more)).toArray()));
    }
}
