package mystics.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.rules.Line;
import mystics.rules.Player;
import mystics.rules.Scene;

/** Follows one course that the open step of a game could take: the very rules are run, and nothing of it is kept. The game may be looked at from several threads. */
public final class WhatIf {
    private final Game game;
    private final List<Given> given;
    private final Seating seating;

    /**
     * A course that begins with an answer to the open question.
     *
     * @param chance answers for chance; {@code others} for everybody who is asked on the way
     * @throws WrongAnswer when the game is over
     */
    public WhatIf(Game game, Answer answer, Foresight chance, Player others) {
        Question asked = game.question().orElseThrow(() -> new WrongAnswer("The chapter is over; nothing is asked"));
        this.game = game;
        this.given = new ArrayList<>(game.given());
        given.add(new Given(asked.seat().name(), asked.prompt().pattern(), answer.value()));
        Map<String, Player> players = new HashMap<>();
        game.setting().box().heroes().forEach(hero -> players.put(hero.id(), others));
        players.put(Seat.PARTY.name(), others);
        this.seating = new Seating(Optional.of(chance), Optional.of(chance), players);
    }

    /**
     * Follows the course to the end of the open step, or until {@link Foresight.Enough} is thrown.
     *
     * @param ending looks at the table at the end of the step, not when the course was broken off
     */
    public void follow(Consumer<Scene> ending) {
        follow(Told.toNobody(), ending);
    }

    /** Follows the course likewise, and gives what the log would tell of it. */
    public List<Line> lines() {
        Told told = Told.toSomebody();
        follow(told, scene -> { });
        return told.take();
    }

    private void follow(Told told, Consumer<Scene> ending) {
        Setting setting = game.setting();
        Workplace workplace = setting.borrow();
        try {
            Play play = new Play(setting, seating, game.state(), Answers.after(game.state(), given), told, workplace);
            play.wholeStep();
            ending.accept(play);
        } catch (Foresight.Enough enough) {
            return;
        } finally {
            setting.giveBack(workplace);
        }
    }
}
