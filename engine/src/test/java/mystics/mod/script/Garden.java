package mystics.mod.script;

import java.util.ArrayList;
import java.util.List;

/** A tiny game for the specs of scripts: what a rule can see and what it did. */
public final class Garden {
    /** Everything that happened, in order. */
    public final List<String> log = new ArrayList<>();
    public final List<Snail> snails = List.of(new Snail("Ada", 2), new Snail("Bo", 0), new Snail("Cy", 1));

    /** A figure of the game. */
    public static final class Snail {
        private final String name;
        private int wounds;

        Snail(String name, int wounds) {
            this.name = name;
            this.wounds = wounds;
        }

        public String getName() {
            return name;
        }

        public int getWounds() {
            return wounds;
        }

        public void hurt(int count) {
            wounds += count;
        }

        public boolean slower(Snail other) {
            return wounds > other.wounds;
        }
    }

    /** Marker of what rules listen to. */
    public interface Moment {}

    /** Somebody eats. */
    public record Eats(Snail eater, int leaves) implements Moment {}

    /** It rains. */
    public record Rains(int drops) implements Moment {}
}
