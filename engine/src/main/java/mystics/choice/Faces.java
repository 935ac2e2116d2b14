package mystics.choice;

/** The faces of the action die (DICE-1), and how to read several of them. A face is a number from 1 to 6. */
public final class Faces {
    private static final int[] NUMBER = {0, 1, 2, 3, 2, 1, 3};
    private static final String[] SIGNS = {"", "cheese", "sword+star", "sword+shield", "bow", "bow+star", "sword+shield+star"};
    private static final int SWORDS = 1 << 2 | 1 << 3 | 1 << 6;
    private static final int SHIELDS = 1 << 3 | 1 << 6;
    private static final int BOWS = 1 << 4 | 1 << 5;
    private static final int CHEESE = 1 << 1;
    private static final int STARS = 1 << 2 | 1 << 5 | 1 << 6;

    private Faces() {
    }

    /** The movement number of a face, 1 to 3. */
    public static int number(int face) {
        return NUMBER[face];
    }

    /** Whether a face shows a sword, alone or with a shield: a melee hit (BATTLE-2). */
    public static boolean sword(int face) {
        return (SWORDS >> face & 1) != 0;
    }

    /** Whether a face shows sword-and-shield: a block (BATTLE-4). */
    public static boolean shield(int face) {
        return (SHIELDS >> face & 1) != 0;
    }

    /** Whether a face shows a bow: a ranged hit (BATTLE-3). */
    public static boolean bow(int face) {
        return (BOWS >> face & 1) != 0;
    }

    /** Whether a face shows cheese (BATTLE-6). */
    public static boolean cheese(int face) {
        return (CHEESE >> face & 1) != 0;
    }

    /** Whether a face shows a star: a success (DICE-4). */
    public static boolean star(int face) {
        return (STARS >> face & 1) != 0;
    }

    /** The symbols of a face, in words. */
    public static String words(int face) {
        return SIGNS[face];
    }

    /** A face as a sentence: its symbols, and its number in brackets. */
    public static Sentence said(int face) {
        return Sentence.of("{face} ({n})", "n", NUMBER[face], "face", SIGNS[face]);
    }
}
