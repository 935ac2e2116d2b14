package mystics.bot;

import mystics.choice.Question;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A player who chooses each option with equal chance. The choice depends only on the seed, the player asked and the number of answers so
 * far.
 */
public record RandomPlayer(long seed) implements Player {
    @Override
    public int choose(Question.Choice question, Scene scene) {
        long bits = mix(seed + 0x9E3779B97F4A7C15L * (question.seat().name().hashCode() + ((long) scene.answered() << 32)));
        return (int) ((bits >>> 32) * question.options().size() >>> 32);
    }

    /** Mixes the bits of a number, as the last step of the generator SplitMix64 does. */
    private static long mix(long bits) {
        long z = bits;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
