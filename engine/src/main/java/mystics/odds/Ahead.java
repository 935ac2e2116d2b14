package mystics.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.choice.Answer;
import mystics.choice.Faces;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.Story;
import mystics.phase.chapter.story.Victory;
import mystics.phase.turn.MoveAction;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Line;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * Previews the consequences of a choice. For a move, the preview lists the events on the way, up to the first die or question. For a roll
 * that needs a star, the preview shows the consequences of failure. For any other deed, the preview shows which part of the turn the deed
 * gives up, and the turns that would be lost by exploring. The game's own rules run on a copy that is then discarded.
 */
public final class Ahead {
    /** The rule cited for plain steps, which are left out because the board already shows them. */
    private static final String STEP = "MOVE-2";
    private static final int STARLESS = IntStream.rangeClosed(1, 6).filter(face -> !Faces.star(face) && !Faces.cheese(face)).findFirst()
            .orElseThrow();
    private final Game game;
    private final Option option;
    private Sentence end = Sentence.EMPTY;
    private boolean starWanted;

    private Ahead(Game game, Option option) {
        this.game = game;
        this.option = option;
    }

    /** The remarks on the options of a game's open question, by option key. Options without remarks are left out. */
    public static Map<String, List<String>> of(Game game) {
        Map<String, List<String>> remarks = new TreeMap<>();
        if (game.question().orElse(null) instanceof Question.Choice choice) {
            choice.options().forEach(option -> {
                List<String> told = of(game, option);
                if (!told.isEmpty()) {
                    remarks.put(option.key(), told);
                }
            });
        }
        return remarks;
    }

    /** The remarks on one option of a game's open question. */
    public static List<String> of(Game game, Option option) {
        return new Ahead(game, option).told();
    }

    private List<String> told() {
        return said().stream().map(game.setting()::worded).map(Sentence::toString).toList();
    }

    private List<Sentence> said() {
        List<Sentence> told = new ArrayList<>();
        if (!(option instanceof MoveAction.MoveTo move)) {
            AtAGlance.of(game, option).ifPresent(told::add);
            told.addAll(GivenUp.words(game, option));
            told.addAll(LostTurns.of(game, option));
            return told;
        }
        List<Line> lines = lines(new Stopping());
        if (isWhole(move)) {
            told.add(Sentence.of("climbing out takes all movement"));
        }
        told.addAll(seen(lines));
        if (isWhole(move) && starWanted) help(move).ifPresent(told::add);
        if (!end.isEmpty()) {
            told.add(end);
        }
        if (starWanted) {
            told.add(unlucky(lines.size() + 1));
        } else if (TurnEnding.captures(game, option, new Unlucky())) {
            told.add(captured());
        }
        return told;
    }

    /** What comes of a move without a star, in one sentence, after a number of lines that come in any case. */
    private Sentence unlucky(int before) {
        List<Line> all = lines(new Unlucky());
        List<Sentence> lines = new ArrayList<>(seen(all.subList(Math.min(all.size(), before), all.size())));
        if (TurnEnding.captures(game, option, new Unlucky())) {
            lines.add(captured());
        }
        return Sentence.of("if no star is rolled: {lines}", "lines", comma(lines));
    }

    private Sentence captured() {
        return game.setting().worded(Sentence.of("captured if the turn ends there"));
    }

    /** Whether a move begins with a step that takes the whole movement, whatever the dice say (WATER-2). */
    private boolean isWhole(MoveAction.MoveTo move) {
        int start = game.lookNow(now -> now.figure(now.draft().get(Clock.TURN) - 1).getSpace().index());
        return (move.ways().whole(start) >> move.to() & 1) != 0;
    }

    /** The friends at the end of a climb, each of whom gives a die more (WATER-2); empty if nobody stands there. */
    private Optional<Sentence> help(MoveAction.MoveTo move) {
        int friends = game.lookNow(now -> now.figure(now.draft().get(Clock.TURN) - 1).getRoom().getSpaces().get(move.to())
                .getHeroes().size());
        return friends == 0 ? Optional.empty()
                : Optional.of(Sentence.of(friends == 1 ? "a friend there helps" : "{n} friends there help", "n", friends));
    }

    /** Lines of the log, separated by commas. The lines are already in the language of the table. */
    private static String comma(List<Sentence> lines) {
        return lines.stream().map(Sentence::toString).collect(Collectors.joining(", "));
    }

    /** All lines except plain steps, and except pages of the story, which nobody should read too early. */
    private List<Sentence> seen(List<Line> lines) {
        return lines.stream().filter(line -> !line.cause().equals(STEP) && !line.cause().equals(Story.RULE)).map(this::foreseen).toList();
    }

    /** A line as a remark on a move that has not been made. */
    private Sentence foreseen(Line line) {
        String victory = game.setting().worded(Sentence.of(Victory.REACHED)).toString();
        return line.text().toString().equals(victory) ? Sentence.of("then the objective is reached") : line.text();
    }

    private List<Line> lines(Course course) {
        return new WhatIf(game, new Answer(option.key()), course, course::asked).lines();
    }

    /** Gives the results of chance and the answers during a preview. */
    private abstract static class Course implements Foresight {
        abstract int asked(Question.Choice question, Scene scene);

        @Override
        public int draw(Scene scene, Purpose purpose, int bound) {
            throw new Enough();
        }

        @Override
        public void begins(Scene scene, Step step) {
            // The preview of a move goes on at every step.
        }
    }

    /** Stops the course at the first die, draw or question. */
    private final class Stopping extends Course {
        @Override
        public Dice roll(Scene scene, Purpose purpose, int dice) {
            starWanted = purpose == Purpose.CHECK;
            end = stop(scene, Sentence.of(dice == 1 ? "a die is thrown" : "{n} dice are thrown", "n", dice));
            throw new Enough();
        }

        @Override
        public int draw(Scene scene, Purpose purpose, int bound) {
            end = stop(scene, Sentence.of("a card is drawn"));
            throw new Enough();
        }

        @Override
        int asked(Question.Choice question, Scene scene) {
            end = Sentence.of("then: {question}", "question", question.prompt().fixed());
            throw new Enough();
        }

        /**
         * The event that stops the course, and the space where the figure then stands, if that space is neither the start nor the
         * destination.
         */
        private Sentence stop(Scene scene, Sentence what) {
            Figure mover = scene.figure(scene.draft().get(Clock.TURN) - 1);
            Optional<Space> here = mover.isActive() ? Optional.of(mover.getSpace()) : Optional.empty();
            String start = game.lookNow(now -> now.figure(mover.slot()).getSpace().key());
            return here.map(Space::key).filter(key -> !key.equals(start) && !option.key().endsWith(":" + key)).isPresent()
                    ? Sentence.of("then, on {space}, {what}", "space", here.orElseThrow().spoken(), "what", what)
                    : Sentence.of("then {what}", "what", what);
        }
    }

    /** A preview in which dice never show a star and players never use a card or an ability to help. */
    private static final class Unlucky extends Course {
        private boolean thrown;

        @Override
        public Dice roll(Scene scene, Purpose purpose, int dice) {
            if (thrown) {
                throw new Enough();
            }
            thrown = true;
            int[] faces = new int[dice];
            Arrays.fill(faces, STARLESS);
            return new Dice(faces);
        }

        @Override
        int asked(Question.Choice question, Scene scene) {
            return question.options().size() - 1;
        }
    }
}
