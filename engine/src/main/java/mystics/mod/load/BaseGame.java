package mystics.mod.load;

import java.util.List;
import mystics.mod.source.BuiltIn;

/** The base game that comes with the program: a mod like any other, found on the class path. */
public final class BaseGame {
    /** Where it lies on the class path. */
    public static final String PATH = "base-game";

    private BaseGame() {
    }

    /** A library with nothing but the base game. */
    public static Library library() {
        return new Library(List.of(ModLoader.fresh().load(BuiltIn.on(BaseGame.class.getClassLoader(), PATH), 0)));
    }
}
