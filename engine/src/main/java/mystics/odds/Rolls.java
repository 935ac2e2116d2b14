package mystics.odds;

import java.util.ArrayList;
import java.util.List;

/** All ways some dice can fall, without regard to their order, each with its weight. */
final class Rolls {
    private final List<Alike> faces;
    private final List<Way> ways = new ArrayList<>();

    private Rolls(List<Alike> faces) {
        this.faces = faces;
    }

    /** A face that stands for all that mean the same, and how likely one die shows any of them. */
    record Alike(int face, double chance) {
    }

    /** One way: the faces as an answer, and how likely it is. */
    record Way(String faces, double weight) {
    }

    /** Every way a number of dice can fall; the weights add up to 1. */
    static List<Way> of(int dice, List<Alike> faces) {
        Rolls rolls = new Rolls(faces);
        rolls.add("", 0, dice, factorial(dice));
        return rolls.ways;
    }

    /** Adds the ways in which the dice left show this face or later ones; the weight counts the arrangements of equal faces once. */
    private void add(String shown, int from, int left, double weight) {
        Alike face = faces.get(from);
        boolean last = from == faces.size() - 1;
        for (int number = last ? left : 0; number <= left; number++) {
            String more = shown + (" " + face.face()).repeat(number);
            double weighed = weight * Math.pow(face.chance(), number) / factorial(number);
            if (last) {
                ways.add(new Way(more.strip(), weighed));
            } else {
                add(more, from + 1, left - number, weighed);
            }
        }
    }

    private static double factorial(int n) {
        double product = 1;
        for (int i = 2; i <= n; i++) {
            product *= i;
        }
        return product;
    }
}
