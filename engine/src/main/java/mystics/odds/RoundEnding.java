package mystics.odds;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.Story;
import mystics.phase.round.TimeIsShort;
import mystics.phase.turn.HeroTurn;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Line;

/**
 * The effect of the hourglass at the end of the round if the table stays as it is (ROUND-3, SURGE-1, END-1). The step for the end of the
 * round is run with all rules on a copy that is then discarded.
 */
public final class RoundEnding {
    /** The beginning of the ids of the rules that say where minions arrive. The warning leaves out log lines of these rules. */
    private static final String ARRIVALS = "PLACE-";

    private static final String SURGE = "SURGE-1";
    private static final String TIME = "ROUND-3";
    /** The pattern of causes that are rules of the book. The id of a variant or a card is in small letters. */
    private static final String BOOK = "[A-Z]+-.*";

    private RoundEnding() {
    }

    /**
     * The warning for a hero who is asked what to do in a turn: events at the end of the round that do not depend on chance. The result is
     * empty when there are no such events.
     */
    public static Optional<Sentence> warning(Game game) {
        boolean turn = game.question().orElse(null) instanceof Question.Choice choice
                && choice.options().stream().anyMatch(HeroTurn.Deed.class::isInstance);
        int lowest = turn ? game.lookNow(TimeIsShort::lowestHero) : -1;
        if (lowest < 0) {
            return Optional.empty();
        }
        List<String> told = inShort(WhatIf.lines(game, new TimeIsShort(lowest), new Unknown(), (question, scene) -> {
            throw new Foresight.Enough();
        })).stream().filter(line -> !line.cause().equals(Story.RULE) && !line.cause().startsWith(ARRIVALS) && !isHeading(line))
                .map(Line::text).map(Sentence::toString)
                .map(line -> line.matches("(?s).*[.!?]") ? line : line + ".").toList();
        return told.isEmpty() ? Optional.empty()
                : Optional.of(game.setting().worded(Sentence.of("If no minion is on the board when the round ends: {lines}", "lines",
                        String.join(" ", told))));
    }

    /** Whether a line only says that time is short. The lines after it say what happens. */
    private static boolean isHeading(Line line) {
        return line.cause().equals(TIME) && line.text().places().isEmpty();
    }

    /** If the lines tell of a surge, only the line of the surge and later lines of the rule book; otherwise all lines. */
    private static List<Line> inShort(List<Line> lines) {
        int surge = IntStream.range(0, lines.size()).filter(i -> lines.get(i).cause().equals(SURGE)).findFirst().orElse(-1);
        return surge < 0 ? lines : lines.subList(surge, lines.size()).stream().filter(line -> line.cause().matches(BOOK)).toList();
    }
}
