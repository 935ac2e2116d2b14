package mystics.mod.load;

import java.util.List;
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
        return new Library(List.of(ModLoader.fresh().load(builtIn(), 0)));
    }

    /** Its files. */
    public static ModSource source() {
        return builtIn().source();
    }

    /** Its files, with what was worked out when the program was built. */
    static BuiltIn builtIn() {
        return BuiltIn.on(BaseGame.class.getClassLoader(), PATH);
    }
}
