package mystics.mod.load;

import java.util.List;
import java.util.Optional;
import mystics.mod.PackedMod;
import mystics.mod.finding.BrokenMod;
import mystics.mod.source.BuiltIn;
import mystics.mod.source.ModSource;

/** The base game that comes with the program: a mod like any other, found on the class path. */
public final class BaseGame {
    /** Where it lies on the class path. */
    public static final String PATH = "base-game";

    private BaseGame() {
    }

    /** A library with nothing but the base game. */
    public static Library library() {
        return new Library(List.of(ModLoader.fresh().baseGame()));
    }

    /** Its files. */
    public static ModSource source() {
        return packed().orElseThrow(BaseGame::missing).source();
    }

    /** The base game with what was worked out when the program was built; nothing if the engine runs without it. */
    static Optional<PackedMod> packed() {
        return BuiltIn.find(BaseGame.class.getClassLoader(), PATH).map(PackedMod::of);
    }

    static BrokenMod missing() {
        return BuiltIn.missing(PATH);
    }
}
