package mystics.mod.load;

import java.util.List;
import java.util.Optional;
import mystics.mod.finding.BrokenMod;
import mystics.mod.read.PackedMod;
import mystics.mod.source.BuiltIn;
import mystics.mod.source.ModSource;

/** The base game that comes with the program: a mod like any other, found on the class path. */
public final class BaseGame {
    /** The place of the base game on the class path. */
    public static final String PATH = "base-game";

    private BaseGame() {
    }

    /** A library of the base game alone. */
    public static Library library() {
        return new Library(List.of(ModLoader.fresh().baseGame()));
    }

    /** Its files. */
    public static ModSource source() {
        return packed().orElseThrow(BaseGame::missing).source();
    }

    /** The base game with its prepared data; empty if the engine runs without a base game. */
    static Optional<PackedMod> packed() {
        return BuiltIn.find(BaseGame.class.getClassLoader(), PATH).map(PackedMod::of);
    }

    static BrokenMod missing() {
        return BuiltIn.missing(PATH);
    }
}
