package mystics.odds;

import java.util.List;
import java.util.Optional;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.Story;
import mystics.phase.round.TimeIsShort;
import mystics.phase.turn.HeroTurn;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Line;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * The effect of the hourglass at the end of the round if the table stays as it is (ROUND-3, SURGE-1, END-1). The step for the end of the
 * round is run with all rules on a copy that is then discarded.
 */
public final class RoundEnding {
    /** The letters of the rules about where minions arrive. The warning ends at the surge and leaves out where its minions arrive. */
    private static final String ARRIVALS = "PLACE-";

    private RoundEnding() {
    }

    /**
     * The warning for a hero who is asked what to do in a turn: events at the end of the round that do not depend on chance. Empty when
     * there are none.
     */
    public static Optional<Sentence> warning(Game game) {
        boolean turn = game.question().orElse(null) instanceof Question.Choice choice
                && choice.options().stream().anyMatch(HeroTurn.Deed.class::isInstance);
        int lowest = turn ? game.lookNow(TimeIsShort::lowestHero) : -1;
        if (lowest < 0) {
            return Optional.empty();
        }
        List<String> told = WhatIf.lines(game, new TimeIsShort(lowest), new Unknown(), (question, scene) -> {
            throw new Foresight.Enough();
        }).stream().filter(line -> !line.cause().equals(Story.RULE) && !line.cause().startsWith(ARRIVALS))
                .map(Line::text).map(Sentence::toString)
                .map(line -> line.matches("(?s).*[.!?]") ? line : line + ".").toList();
        return told.isEmpty() ? Optional.empty()
                : Optional.of(game.setting().worded(Sentence.of("If the round ends like this: {lines}", "lines", String.join(" ", told))));
    }

    /** Stops where dice or cards would decide. */
    private static final class Unknown implements Foresight {
        @Override
        public Dice roll(Scene scene, Purpose purpose, int dice) {
            throw new Enough();
        }

        @Override
        public int draw(Scene scene, Purpose purpose, int bound) {
            throw new Enough();
        }

        @Override
        public void begins(Scene scene, Step step) {
            // Every step is followed.
        }
    }
}
