package mystics.odds;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroTurn;
import mystics.phase.turn.MoveAction;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * The part of the turn that a hero gives up by choosing an option. An action ends a move in progress (MOVE-11); ending the turn gives up
 * everything left (TURN-5). The game's own rules are run up to the first roll.
 */
public final class GivenUp implements Foresight {
    private int left;

    private GivenUp() {
    }

    /** What an option of the open question would give up, in words; empty for nothing. */
    public static String words(Game game, Option option) {
        if (!(option instanceof HeroTurn.Deed) || option instanceof MoveAction.MoveTo) {
            return "";
        }
        if (option.key().equals(HeroActs.END)) {
            String unused = unused(game);
            String captured = TurnEnding.captures(game, option, new GivenUp()) ? "captured at once" : "";
            return unused.isEmpty() || captured.isEmpty() ? unused + captured : captured + "; " + unused;
        }
        int movement = game.lookNow(scene -> scene.draft().get(Clock.MOVEMENT));
        return movement > 0 && new GivenUp().after(game, option) == 0 ? "gives up movement " + movement : "";
    }

    private static String unused(Game game) {
        return game.lookNow(scene -> {
            List<String> unused = new ArrayList<>();
            int actions = scene.draft().get(Clock.ACTIONS);
            if (actions > 0) {
                unused.add(actions == 1 ? "1 action" : actions + " actions");
            }
            if (scene.draft().get(Clock.MOVEMENT) > 0) {
                unused.add("movement " + scene.draft().get(Clock.MOVEMENT));
            }
            return unused.isEmpty() ? "" : "unused: " + String.join(", ", unused);
        });
    }

    /** The movement left at the first die or question, or at the end. */
    private int after(Game game, Option option) {
        new WhatIf(game, new Answer(option.key()), this, (question, scene) -> {
            throw enough(scene);
        }).follow(this::note);
        return left;
    }

    private void note(Scene scene) {
        left = scene.draft().get(Clock.MOVEMENT);
    }

    private Enough enough(Scene scene) {
        note(scene);
        return new Enough();
    }

    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice) {
        throw enough(scene);
    }

    @Override
    public int draw(Scene scene, Purpose purpose, int bound) {
        throw enough(scene);
    }

    @Override
    public void begins(Scene scene, Step step) {
        // Every step of a deed is followed.
    }
}
