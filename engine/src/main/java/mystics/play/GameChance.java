package mystics.play;

import mystics.choice.Fate;
import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/** The chance of a game. This chance depends only on the earlier rolls and draws. */
record GameChance(Fate fate) implements Chance {
    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice, int before) {
        int[] faces = new int[dice];
        for (int i = 0; i < dice; i++) {
            faces[i] = fate.face(purpose, before + i);
        }
        return new Dice(faces);
    }

    @Override
    public int draw(Scene scene, Purpose purpose, int bound, int before) {
        return fate.below(purpose, before, bound);
    }

    @Override
    public void begins(Scene scene, Step step) {
        // A game goes on at every step.
    }

    @Override
    public boolean isRecorded() {
        return true;
    }
}
