package mystics.save;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Agenda;
import mystics.play.FailingRules;
import mystics.play.Game;
import mystics.play.RecordedAnswer;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.State;
import mystics.play.SwitchOff;
import mystics.table.Table;

/**
 * A recorded game that is run again from its beginning.
 *
 * @param end the replayed game after all answers, or at the question where it departs from the record
 * @param parting the point where the replay departs from the record; empty when it does not
 */
public record Replay(Game end, Optional<Parting> parting) {
    /**
     * The first question at which a replay departs from the record.
     *
     * @param number the place of the answer in the journal, counted from 1; one more than the number of answers when only the ending
     *    differs
     * @param seat the seat that is asked now; empty when nothing is asked
     * @param prompt the current prompt; empty when nothing is asked
     * @param recorded the answer in the journal; empty when only the ending differs
     * @param why the difference in words
     */
    public record Parting(int number, String seat, String prompt, Optional<RecordedAnswer> recorded, String why) {
        @Override
        public String toString() {
            return "At answer " + number + recorded.map(Parting::said).orElse("")
                    + (seat.isEmpty() ? "" : (recorded.isEmpty() ? " " : ". Now ") + seat + " is asked '" + prompt + "'") + ": " + why;
        }

        /** The recorded answer in words. A recorded question has no values for its places. */
        private static String said(RecordedAnswer given) {
            return " the saved game has '" + given.value() + "' of " + given.seat() + " to the question '"
                    + given.prompt().replaceAll("\\{[^}]*}", "…") + "'";
        }
    }

    /** Replays a record. If the record gives an ending, the replay must reach the same ending. */
    public static Replay of(Setting setting, RecordedGame recorded) {
        Replay replay = atOnce(setting, recorded.answers()).orElseGet(() -> of(setting, recorded.answers(), game -> {}));
        if (replay.parting.isPresent() || recorded.ending().map(ending -> ending.equals(RecordedGame.ending(replay.end))).orElse(true)) {
            return replay;
        }
        return new Replay(replay.end, Optional.of(new Parting(recorded.answers().size() + 1, "", "", Optional.empty(),
                "all answers fit, but the table ends otherwise than recorded")));
    }

    /**
     * Gives all answers in one run. The result is empty if an answer does not fit; the caller then gives the answers one by one to find the
     * misfit.
     */
    private static Optional<Replay> atOnce(Setting setting, List<RecordedAnswer> answers) {
        try {
            return Optional.of(new Replay(Game.resume(setting, Seating.nobody(), beginning(setting), answers), Optional.empty()));
        } catch (RuntimeException misfit) {
            return Optional.empty();
        }
    }

    private static State beginning(Setting setting) {
        return State.beginning(Table.empty(setting.box().layout()), Agenda.of(List.of(new BeginChapter())));
    }

    /**
     * Replays the answers in groups. Recorded answers of chance and programs are given together with the answer before them, so that the
     * step is not repeated for each die.
     *
     * @param watching receives the game at each question that is answered from outside a run
     * @throws RuntimeException if an answer does not fit; a replay of the answers one by one shows which answer it is
     */
    static Replay inLeaps(Setting setting, List<RecordedAnswer> answers, Seating seating, Consumer<Game> watching) {
        int next = landing(answers, 0, seating);
        Game game = Game.resume(setting, Seating.nobody().with(FailingRules.SWITCH_OFF), beginning(setting), answers.subList(0, next));
        while (next < answers.size()) {
            watching.accept(game);
            Optional<SwitchOff> off = SwitchOff.of(answers.get(next));
            int from = off.isPresent() ? next + 1 : next;
            next = landing(answers, next + 1, seating);
            Game begun = off.isPresent() ? game.without(off.get().mod()) : game;
            game = from == next ? begun : begun.answered(answers.subList(from, next));
        }
        watching.accept(game);
        return new Replay(game, Optional.empty());
    }

    /** The index of the next answer that comes from outside a run. */
    private static int landing(List<RecordedAnswer> answers, int from, Seating seating) {
        int place = from;
        while (place < answers.size() && seating.gives(answers.get(place))) {
            place++;
        }
        return place;
    }

    /**
     * Replays answers one by one.
     *
     * @param watching receives the game at every question
     */
    static Replay of(Setting setting, List<RecordedAnswer> answers, Consumer<Game> watching) {
        Game game = Game.begin(setting, Seating.nobody().with(FailingRules.SWITCH_OFF), List.of(new BeginChapter()));
        for (int i = 0; i < answers.size(); i++) {
            watching.accept(game);
            RecordedAnswer recorded = answers.get(i);
            Optional<SwitchOff> off = SwitchOff.of(recorded);
            if (off.isPresent()) {
                game = game.without(off.get().mod());
                continue;
            }
            Optional<String> misfit = misfit(game, recorded);
            if (misfit.isPresent()) {
                return parted(game, i, recorded, misfit.get());
            }
            try {
                game = game.answer(new Answer(recorded.value()));
            } catch (RuntimeException wrong) {
                return parted(game, i, recorded, String.valueOf(wrong.getMessage()));
            }
        }
        watching.accept(game);
        return new Replay(game, Optional.empty());
    }

    private static Optional<String> misfit(Game game, RecordedAnswer recorded) {
        if (game.question().isEmpty()) {
            return Optional.of("the chapter is over already");
        }
        Question open = game.question().get();
        return open.seat().name().equals(recorded.seat()) && open.prompt().pattern().equals(recorded.prompt()) ? Optional.empty()
                : Optional.of("something else is asked now");
    }

    private static Replay parted(Game game, int index, RecordedAnswer recorded, String why) {
        String seat = game.question().map(question -> question.seat().name()).orElse("");
        String prompt = game.question().map(question -> question.prompt().toString()).orElse("");
        return new Replay(game, Optional.of(new Parting(index + 1, seat, prompt, Optional.of(recorded), why)));
    }

    /** Whether the replay matches the record. */
    public boolean same() {
        return parting.isEmpty();
    }
}
