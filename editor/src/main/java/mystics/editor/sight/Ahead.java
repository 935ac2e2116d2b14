package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.choice.Answer;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.phase.turn.MoveAction;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/** What would be told on the way of a move, as far as nobody throws dice or is asked: the very rules are run, and nothing of it is kept. */
final class Ahead {
    /** The rule by which plain steps are told; they are seen on the board already. */
    private static final String STEP = "MOVE-2";
    private String end = "";

    private Ahead() {
    }

    /** The remarks on all moves of a game's open question, by the keys of the moves; those on which nothing happens have none. */
    static Map<String, List<String>> of(Game game) {
        Map<String, List<String>> remarks = new TreeMap<>();
        if (game.question().orElse(null) instanceof Question.Choice choice) {
            choice.options().stream().filter(MoveAction.MoveTo.class::isInstance).forEach(move -> {
                List<String> told = new Ahead().told(game, move.key());
                if (!told.isEmpty()) {
                    remarks.put(move.key(), told);
                }
            });
        }
        return remarks;
    }

    private List<String> told(Game game, String key) {
        List<String> told = new ArrayList<>();
        new WhatIf(game, new Answer(key), new Chance(), (question, scene) -> {
            end = "then: " + question.prompt();
            throw new Foresight.Enough();
        }).lines().stream().filter(line -> !line.cause().equals(STEP)).forEach(line -> told.add(line.text().toString()));
        if (!end.isEmpty()) {
            told.add(end);
        }
        return told;
    }

    /** Chance that never answers: where it is asked, the course is followed no further. */
    private final class Chance implements Foresight {
        @Override
        public Dice roll(Scene scene, Purpose purpose, int dice) {
            end = "then" + on(scene) + (dice == 1 ? " a die is thrown" : " " + dice + " dice are thrown");
            throw new Enough();
        }

        @Override
        public int draw(Scene scene, Purpose purpose, int bound) {
            end = "then" + on(scene) + " a card is drawn";
            throw new Enough();
        }

        /** Where the mover has come to. */
        private String on(Scene scene) {
            Figure mover = scene.figure(scene.draft().get(Clock.TURN) - 1);
            return mover.isActive() ? ", on " + mover.getSpace().key() + "," : "";
        }

        @Override
        public void begins(Scene scene, Step step) {
            // Every step of a move is followed.
        }
    }
}
