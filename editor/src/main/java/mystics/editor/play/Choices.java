package mystics.editor.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.editor.board.Spot;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;

/**
 * How the options of a question are shown: those that are spaces or figures are chosen on the board, all others are buttons.
 *
 * @param spaces options by the space one clicks at; {@code costs} what is written there
 * @param figures options by the slot of the figure one clicks at
 * @param buttons all options that are not spaces, figures among them, so that these can be chosen by keyboard too
 */
record Choices(Map<Spot, Option> spaces, Map<Spot, String> costs, Map<Integer, Option> figures, List<Option> buttons) {
    private static final String MOVE = "move:";

    /** Nothing to choose. */
    static final Choices NONE = new Choices(Map.of(), Map.of(), Map.of(), List.of());

    /** The choices of the open question of a game. */
    static Choices of(Game game) {
        return game.question().filter(Question.Choice.class::isInstance).map(question -> game.lookNow(scene -> of(scene, (Question.Choice) question))).orElse(NONE);
    }

    private static Choices of(Scene scene, Question.Choice question) {
        Choices choices = new Choices(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), new ArrayList<>());
        question.options().forEach(option -> choices.sort(scene, option));
        return choices;
    }

    private void sort(Scene scene, Option option) {
        if (option.key().startsWith(MOVE)) {
            Figure mover = scene.figure(scene.draft().get(Clock.TURN) - 1);
            put(mover.getRoom().space(option.key().substring(MOVE.length())), option, option.hint().replaceAll("\\D", ""));
        } else if (option instanceof Space space) {
            put(space, option, "");
        } else {
            if (option instanceof Figure figure) {
                figures.put(figure.slot(), option);
            }
            buttons.add(option);
        }
    }

    private void put(Space space, Option option, String cost) {
        Spot spot = new Spot(space.getRoom().number() / 2, space.index());
        spaces.put(spot, option);
        costs.put(spot, cost);
    }
}
