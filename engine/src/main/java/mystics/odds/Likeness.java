package mystics.odds;

import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Purpose;

/**
 * Which faces are tried for a roll. The book reads a battle die as a hit, cheese or neither, a defence die as a block, cheese or neither, a check
 * as a star or none. A rule may read more out of dice, so one face for each reading is enough only if it does not matter which.
 */
enum Likeness {
    /** One face for each reading, with no star where there is one without. */
    DULL {
        @Override
        List<Rolls.Alike> faces(Purpose purpose) {
            return switch (purpose) {
                case BATTLE -> read(1, 1, 3, 3, 4, 2);
                case DEFENCE -> read(1, 1, 3, 2, 4, 3);
                case CHECK, SEARCH -> read(1, 1, 2, 3, 3, 2);
                default -> every();
            };
        }
    },
    /** One face for each reading, with a star where there is one with. */
    BRIGHT {
        @Override
        List<Rolls.Alike> faces(Purpose purpose) {
            return switch (purpose) {
                case BATTLE -> read(1, 1, 6, 3, 5, 2);
                case DEFENCE -> read(1, 1, 6, 2, 2, 3);
                case CHECK, SEARCH -> read(1, 1, 6, 3, 4, 2);
                default -> every();
            };
        }
    },
    /** Every face by itself. */
    NONE {
        @Override
        List<Rolls.Alike> faces(Purpose purpose) {
            return every();
        }
    };

    private static final double SIDES = 6;

    /** The faces to try for a roll of a purpose. */
    abstract List<Rolls.Alike> faces(Purpose purpose);

    /** Faces, each with how many sides of the die it stands for. */
    private static List<Rolls.Alike> read(int... facesAndSides) {
        return IntStream.range(0, facesAndSides.length / 2).mapToObj(i -> new Rolls.Alike(facesAndSides[2 * i], facesAndSides[2 * i + 1] / SIDES)).toList();
    }

    private static List<Rolls.Alike> every() {
        return IntStream.rangeClosed(1, 6).mapToObj(face -> new Rolls.Alike(face, 1 / SIDES)).toList();
    }
}
