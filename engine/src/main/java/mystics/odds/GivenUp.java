package mystics.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.choice.Sentence;
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
    private static final Sentence CAPTURED = Sentence.of("captured at once");
    private int left;

    private GivenUp() {
    }

    /** The parts of the turn that an option of the open question would give up: a sentence for each, or none. */
    public static List<Sentence> words(Game game, Option option) {
        if (!(option instanceof HeroTurn.Deed) || option instanceof MoveAction.MoveTo) {
            return List.of();
        }
        int movement = game.lookNow(scene -> scene.draft().get(Clock.MOVEMENT));
        if (option.key().equals(HeroActs.END)) {
            List<Sentence> given = new ArrayList<>();
            if (TurnEnding.captures(game, option, new GivenUp())) {
                given.add(CAPTURED);
            }
            unused(game.lookNow(scene -> scene.draft().get(Clock.ACTIONS)), movement).ifPresent(given::add);
            return given;
        }
        return movement > 0 && new GivenUp().after(game, option) == 0 ? List.of(Sentence.of("loses {n} {n|step|steps}", "n", movement))
                : List.of();
    }

    /** Whether the hero whose turn it is would be captured by ending the turn now. */
    public static boolean captures(Game game, Answer ending) {
        return game.question().filter(Question.Choice.class::isInstance).map(Question.Choice.class::cast).stream()
                .flatMap(choice -> choice.options().stream()).filter(option -> option.key().equals(ending.value()))
                .anyMatch(option -> TurnEnding.captures(game, option, new GivenUp()));
    }

    private static Optional<Sentence> unused(int actions, int movement) {
        if (actions > 0) {
            return Optional.of(Sentence.of(movement > 0 ? "unused: {n} {n|action|actions}, {m} {m|step|steps}"
                    : "unused: {n} {n|action|actions}", "n", actions, "m", movement));
        }
        return movement > 0 ? Optional.of(Sentence.of("unused: {m} {m|step|steps}", "m", movement)) : Optional.empty();
    }

    /** The movement that is left at the first die or question, or else at the end of the deed. */
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
        // The preview of a deed goes on at every step.
    }
}
