package mystics.odds;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import mystics.choice.Answer;
import mystics.choice.Faces;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.phase.wheel.surge.Surge;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * Finds the minion that an ability or item can strike if there is only one such minion, so that no question is asked. The game's own rules
 * are run up to the first question, once for each face of the die. In each run, all dice except defence dice show the same face. A minion
 * that is harmed in any of these runs is a target.
 */
final class OnlyTarget implements Foresight {
    private static final int BARE = IntStream.rangeClosed(1, 6).filter(face -> !Faces.shield(face) && !Faces.cheese(face)).findFirst()
            .orElseThrow();
    private final int face;
    private final int[] lives;
    private final Set<Integer> harmed;
    private boolean rolled;

    private OnlyTarget(int face, int[] lives, Set<Integer> harmed) {
        this.face = face;
        this.lives = lives;
        this.harmed = harmed;
    }

    /**
     * The slot of the one minion that an option of the open question can harm; empty when there are several or none, or when a question
     * comes before the dice.
     */
    static Optional<Integer> of(Game game, Option option) {
        int[] lives = game.lookNow(OnlyTarget::lives);
        Set<Integer> harmed = new TreeSet<>();
        for (int face = 1; face <= 6; face++) {
            if (!new OnlyTarget(face, lives, harmed).follow(game, option)) {
                return Optional.empty();
            }
        }
        return harmed.size() == 1 ? harmed.stream().findFirst() : Optional.empty();
    }

    /** The life left of each minion, by slot; 0 for heroes. */
    private static int[] lives(Scene scene) {
        return IntStream.range(0, scene.box().layout().figures().size())
                .map(slot -> scene.figure(slot).isMinion() ? Prospects.lifeLeft(scene, slot) : 0).toArray();
    }

    /** Follows a course; returns whether dice were rolled before any question. */
    private boolean follow(Game game, Option option) {
        new WhatIf(game, new Answer(option.key()), this, (question, scene) -> {
            throw enough(scene);
        }).follow(this::look);
        return rolled;
    }

    private void look(Scene scene) {
        int[] now = lives(scene);
        IntStream.range(0, now.length).filter(slot -> now[slot] < lives[slot]).forEach(harmed::add);
    }

    private Enough enough(Scene scene) {
        look(scene);
        return new Enough();
    }

    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice) {
        rolled = true;
        int[] faces = new int[dice];
        Arrays.fill(faces, purpose == Purpose.DEFENCE ? BARE : face);
        return new Dice(faces);
    }

    @Override
    public int draw(Scene scene, Purpose purpose, int bound) {
        throw enough(scene);
    }

    @Override
    public void begins(Scene scene, Step step) {
        if (step instanceof Surge) {
            throw enough(scene);
        }
    }
}
