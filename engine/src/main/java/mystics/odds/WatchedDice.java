package mystics.odds;

import java.util.Set;
import mystics.rules.Dice;

/**
 * Dice that record which facts about them are read. Rules depend only on what they read. Two rolls with equal recorded facts therefore have
 * the same result, even if their faces differ.
 */
final class WatchedDice extends Dice {
    private final Set<Reading> read;
    private final int size;

    /**
     * One fact about a roll that was read; every fact is a number.
     *
     * @param which the face or the index of the die that the fact is about, or 0 if it is about the whole roll
     */
    record Reading(What what, int which) {
        int of(int[] faces) {
            Dice dice = new Dice(faces);
            return switch (what) {
                case FACE -> dice.face(which);
                case SWORDS -> dice.getSwords();
                case SHIELDS -> dice.getShields();
                case BOWS -> dice.getBows();
                case CHEESE -> dice.getCheese();
                case STARS -> dice.getStars();
                case STAR -> dice.isStar() ? 1 : 0;
                case NUMBER -> dice.getNumber();
                case COUNT -> dice.count(which);
            };
        }
    }

    /** The kinds of facts that can be read about dice, one for each method that reads them. */
    enum What { FACE, SWORDS, SHIELDS, BOWS, CHEESE, STARS, STAR, NUMBER, COUNT }

    WatchedDice(int[] faces, Set<Reading> read) {
        super(faces.clone());
        this.size = faces.length;
        this.read = read;
    }

    private void note(What what, int which) {
        read.add(new Reading(what, which));
    }

    /** Records that every face was read, so that only a roll with exactly the same faces counts as equal. */
    private void noteAll() {
        for (int die = 0; die < size; die++) {
            note(What.FACE, die);
        }
    }

    @Override
    public int face(int die) {
        noteAll();
        return super.face(die);
    }

    @Override
    public boolean isShield(int die) {
        noteAll();
        return super.isShield(die);
    }

    @Override
    public void turn(int die, int face) {
        noteAll();
        super.turn(die, face);
    }

    @Override
    public int getSwords() {
        note(What.SWORDS, 0);
        return super.getSwords();
    }

    @Override
    public int getShields() {
        note(What.SHIELDS, 0);
        return super.getShields();
    }

    @Override
    public int getBows() {
        note(What.BOWS, 0);
        return super.getBows();
    }

    @Override
    public int getCheese() {
        note(What.CHEESE, 0);
        return super.getCheese();
    }

    @Override
    public int getStars() {
        note(What.STARS, 0);
        return super.getStars();
    }

    @Override
    public boolean isStar() {
        note(What.STAR, 0);
        return super.isStar();
    }

    @Override
    public int getNumber() {
        note(What.NUMBER, 0);
        return super.getNumber();
    }

    @Override
    public int count(int face) {
        note(What.COUNT, face);
        return super.count(face);
    }

    @Override
    public String toString() {
        noteAll();
        return super.toString();
    }
}
