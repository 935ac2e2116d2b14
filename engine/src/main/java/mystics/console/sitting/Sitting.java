package mystics.console.sitting;

import java.util.Optional;
import java.util.function.Function;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.console.desk.Desk;
import mystics.console.page.Wrap;
import mystics.odds.Odds;
import mystics.odds.Outlooks;
import mystics.play.Game;
import mystics.play.RuleFailed;
import mystics.play.WrongAnswer;

/** A game played at a desk, from question to question. */
public final class Sitting {
    /** How often the rules may be run for the odds of one option. */
    private static final int ODDS_RUNS = 400;
    private final Desk desk;
    private final Timeline timeline;
    private final Keeper keeper;
    private final Teller teller;
    private final Asking asking;
    private final Orders orders;
    private Game asked;

    /** A sitting that begins, or goes on, with a game. */
    public Sitting(Desk desk, Company company, Keeper keeper, Game game) {
        this.desk = desk;
        this.keeper = keeper;
        this.timeline = new Timeline(game);
        this.teller = new Teller(desk);
        this.asking = new Asking(company);
        this.orders = new Orders(desk, asking, keeper);
    }

    /** Does not tell again what has happened before. */
    public Sitting resumed() {
        teller.knows(timeline.now());
        return this;
    }

    /**
     * Plays until the chapter is over or somebody leaves.
     *
     * @return the game as it is then
     */
    public Game play() {
        while (true) {
            Game game = timeline.now();
            if (game != asked) {
                teller.tell(game);
                if (game.question().isEmpty()) {
                    keeper.autosave(game);
                    desk.show(Ending.lines(game, desk.look()));
                    return game;
                }
                desk.show(asking.question(game, desk.look(), odds(game)));
                asked = game;
            }
            Question question = game.question().orElseThrow();
            Optional<String> line = desk.ask(desk.look().bold("> "), Understanding.completions(question));
            if (line.isEmpty() || !heard(Understanding.of(line.get(), question))) {
                keeper.autosave(timeline.now());
                desk.say(keeper.farewell());
                return timeline.now();
            }
        }
    }

    /** Does what was said; false when somebody leaves. */
    private boolean heard(Heard heard) {
        if (heard instanceof Heard.Answered answered) {
            answer(answered.answer());
        } else if (heard instanceof Heard.Unclear unclear) {
            say(unclear.message());
        } else if (heard instanceof Heard.Ordered ordered) {
            return order(ordered.order(), ordered.rest());
        }
        return true;
    }

    private void say(String text) {
        desk.show(Wrap.to(text, desk.look().width() - 1));
    }

    private void answer(Answer answer) {
        try {
            timeline.answer(answer);
            keeper.autosave(timeline.now());
        } catch (WrongAnswer | RuleFailed refused) {
            say(refused.getMessage());
        }
    }

    private boolean order(Order order, String rest) {
        switch (order) {
            case QUIT -> {
                return false;
            }
            case UNDO -> moved(timeline.undo(), "Taken back.");
            case REDO -> moved(timeline.redo(), "Given again.");
            case LOAD -> load(rest);
            default -> orders.carryOut(order, rest, timeline.now());
        }
        return true;
    }

    private void moved(Optional<String> refused, String done) {
        say(refused.orElse(done));
        if (refused.isEmpty()) {
            teller.knows(timeline.now());
            keeper.autosave(timeline.now());
        }
    }

    private void load(String name) {
        try {
            timeline.begin(keeper.load(name));
            teller.knows(timeline.now());
            desk.say("Loaded.");
        } catch (RuntimeException refused) {
            say(refused.getMessage());
        }
    }

    private static Function<Option, String> odds(Game game) {
        return option -> Outlooks.of(game, option).map(named -> named.verb() + " " + Odds.of(game, option, named.outlook(), ODDS_RUNS)).orElse("");
    }
}
