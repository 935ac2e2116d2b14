package mystics.rules;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.choice.Worded;

/**
 * The dice of one roll on the table (DICE-2). A rule may turn a die over, but only before any die has been read. Every reading of the dice
 * is a method of this class, because the computation of odds uses dice that record these readings.
 */
public class Dice implements Worded {
    private final int[] faces;

    /** Dice that show these faces, 1 to 6 each. */
    public Dice(int[] faces) {
        this.faces = faces;
    }

    /** The number of dice. */
    public int getSize() {
        return faces.length;
    }

    /** The face that a die shows. */
    public int face(int die) {
        return faces[die];
    }

    /** Whether a die shows a sword with a shield: a block. */
    public boolean isShield(int die) {
        return Faces.shield(faces[die]);
    }

    /** Turns a die to another face, as a reroll does. */
    public void turn(int die, int face) {
        faces[die] = face;
    }

    /** Swords, alone or with a shield: melee hits. */
    public int getSwords() {
        int n = 0;
        for (int face : faces) {
            n += Faces.sword(face) ? 1 : 0;
        }
        return n;
    }

    /** Swords with shields: blocks. */
    public int getShields() {
        int n = 0;
        for (int face : faces) {
            n += Faces.shield(face) ? 1 : 0;
        }
        return n;
    }

    /** Bows: ranged hits. */
    public int getBows() {
        int n = 0;
        for (int face : faces) {
            n += Faces.bow(face) ? 1 : 0;
        }
        return n;
    }

    /** Cheese. */
    public int getCheese() {
        int n = 0;
        for (int face : faces) {
            n += Faces.cheese(face) ? 1 : 0;
        }
        return n;
    }

    /** Stars: successes. */
    public int getStars() {
        int n = 0;
        for (int face : faces) {
            n += Faces.star(face) ? 1 : 0;
        }
        return n;
    }

    /** The sum of the movement numbers. */
    public int getNumber() {
        int n = 0;
        for (int face : faces) {
            n += Faces.number(face);
        }
        return n;
    }

    /** Whether at least one star shows (DICE-4). */
    public boolean isStar() {
        int n = 0;
        for (int face : faces) {
            n += Faces.star(face) ? 1 : 0;
        }
        return n > 0;
    }

    /** The number of dice with a face. */
    public int count(int face) {
        int n = 0;
        for (int shown : faces) {
            n += shown == face ? 1 : 0;
        }
        return n;
    }

    /** The number of dice that show a face of a kind. Only words count dice like this; to the computation of odds it is no reading. */
    public final int shown(IntPredicate kind) {
        return (int) IntStream.of(faces).filter(kind).count();
    }

    @Override
    public Sentence words() {
        Object shown = "no dice";
        for (int die = 0; die < faces.length; die++) {
            shown = die == 0 ? Faces.said(faces[die]) : Sentence.of("{dice}, {die}", "dice", shown, "die", Faces.said(faces[die]));
        }
        return Sentence.from(shown);
    }

    @Override
    public String toString() {
        return words().toString();
    }
}
