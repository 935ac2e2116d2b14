package mystics.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.home.Failure;
import mystics.home.Shelf;
import mystics.odds.GivenUp;
import mystics.phase.turn.HeroActs;
import mystics.play.Game;
import mystics.play.RuleFailed;
import mystics.play.Session;
import mystics.play.WrongAnswer;
import mystics.rules.Refusal;
import mystics.terminal.desk.Desk;
import mystics.terminal.page.EndingPage;
import mystics.terminal.page.Wrap;
import mystics.view.ChoiceMenu;
import mystics.view.OptionForecasts;
import mystics.view.OptionOdds;
import mystics.view.TurnStarted;

/** Plays one game at a desk, from question to question. */
public final class Sitting {
    private final Desk desk;
    private final Shelf shelf;
    private final Teller teller;
    private final Asking asking;
    private final Orders orders;
    private final Explaining explaining = new Explaining();
    private Session session;
    private boolean asked;
    private boolean warned;

    /** A sitting without hints that begins or continues a session. */
    public Sitting(Desk desk, Shelf shelf, Session session) {
        this(desk, shelf, session, HintTalk.none());
    }

    /** A sitting that begins or continues a session. */
    public Sitting(Desk desk, Shelf shelf, Session session, HintTalk hints) {
        this.desk = desk;
        this.shelf = shelf;
        this.session = session.keptBy(shelf);
        this.teller = new Teller(desk);
        this.asking = new Asking(hints);
        this.orders = new Orders(desk, asking, shelf);
    }

    /**
     * Plays until the chapter is over or the player leaves.
     *
     * @return the session at the end of play
     */
    public Session play() {
        shelf.begins(session);
        unkept();
        while (true) {
            Game game = session.game();
            if (!asked) {
                if (!teller.tell(session)) {
                    leave();
                    return session;
                }
                shelf.remarks().forEach(this::say);
                if (game.question().isEmpty()) {
                    desk.show(EndingPage.lines(session, desk.look()));
                    return session;
                }
                desk.show(asking.question(session, desk.look(), odds(game)));
                asked = true;
            }
            Question question = game.question().orElseThrow();
            Optional<String> line = desk.ask(desk.look().bold("> "), Understanding.completions(question));
            if (line.isEmpty() || !heard(Understanding.of(line.get(), question, session.game().setting()::worded))) {
                leave();
                return session;
            }
        }
    }

    private void leave() {
        desk.say("");
        say(shelf.trouble().map(Sitting::unkept)
                .orElseGet(() -> Sentence.of("The game is kept. Go on with: {command}", "command", shelf.goingOn())));
    }

    /** Carries out a typed line; false when the player leaves. */
    private boolean heard(Heard heard) {
        if (heard instanceof Heard.Answered answered) {
            answer(answered.answer());
        } else if (heard instanceof Heard.Unclear unclear) {
            say(unclear.message());
        } else if (heard instanceof Heard.Unknown unknown) {
            unknown(unknown);
        } else if (heard instanceof Heard.Ordered ordered) {
            return order(ordered.order(), ordered.rest());
        }
        return true;
    }

    /** Answers words that name no option. If the words name something that is not possible now, the answer gives the reason. */
    private void unknown(Heard.Unknown unknown) {
        List<String> why = turn() ? explaining.refused(session.game(), unknown.said(), desk.look()) : List.of();
        if (why.isEmpty()) {
            say(unknown.message());
        } else {
            desk.show(why);
        }
    }

    private void say(String text) {
        say(Sentence.of(text));
    }

    private void say(Sentence words) {
        desk.show(Wrap.to(desk.look().says(words), desk.look().width() - 1));
    }

    private static Sentence unkept(Sentence why) {
        return Sentence.of("The game could not be kept: {why}", "why", why);
    }

    private void answer(Answer answer) {
        Optional<Sentence> warning = warning(answer);
        if (warning.isPresent()) {
            warned = true;
            say(warning.get());
            return;
        }
        try {
            becomes(session.answer(answer));
            unkept();
        } catch (WrongAnswer | RuleFailed refused) {
            say(Failure.words(refused));
        }
    }

    private void unkept() {
        shelf.trouble().map(Sitting::unkept).ifPresent(this::say);
    }

    /**
     * A warning for a person who has not been warned yet, if the answer would end a turn in which the hero has not acted, or would get the
     * hero captured.
     */
    private Optional<Sentence> warning(Answer answer) {
        if (!desk.attended() || warned || !turn() || !answer.value().equals(HeroActs.END)) return Optional.empty();
        if (GivenUp.captures(session.game(), answer)) {
            return Optional.of(Sentence.of("This mouse is captured if its turn ends now. To end it all the same, say so again."));
        }
        return TurnStarted.turn(session) ? Optional.empty()
                : Optional.of(Sentence.of("Nothing has been done in this turn. To end it all the same, say so again."));
    }

    private boolean turn() {
        return session.game().question().orElseThrow() instanceof Question.Choice choice && ChoiceMenu.of(choice).isTurn();
    }

    private void becomes(Session next) {
        session = next;
        asked = false;
        warned = false;
    }

    private boolean order(TypedOrder order, String rest) {
        switch (order) {
            case QUIT -> {
                return false;
            }
            case UNDO -> unless(session.barsUndo(), session::undo);
            case REDO -> unless(session.barsRedo(), session::redo);
            case LOAD -> load(rest);
            default -> look(order, rest);
        }
        return true;
    }

    /** Shows a page. If showing the page fails, the game continues. */
    private void look(TypedOrder order, String rest) {
        try {
            orders.carryOut(order, rest, session);
        } catch (RuleFailed failure) {
            say(Failure.words(failure));
        }
    }

    private void unless(Refusal refusal, java.util.function.Supplier<Session> deed) {
        if (refusal.refused()) {
            say(Sentence.of(refusal.remedy().isEmpty() ? "No: {why}." : "No: {why}. {remedy}.", "why", refusal.why(), "remedy",
                    refusal.remedy()));
        } else {
            becomes(deed.get());
        }
    }

    private void load(String name) {
        try {
            Session wanted = name.isBlank() ? shelf.underWay().orElse(session) : shelf.load(name);
            if (!shelf.takes(wanted, session)) {
                say(Sentence.of(
                        "'{name}' is no game of this campaign as it stands now. To play it by itself leave this one, and type: {command}",
                        "name", name, "command", "mystics play --load '" + name + "'"));
                return;
            }
            becomes(wanted.keptBy(shelf));
            shelf.begins(session);
            desk.say("Loaded.");
        } catch (RuntimeException refused) {
            say(Failure.words(refused));
        }
    }

    private static Function<Option, OptionOdds> odds(Game game) {
        return option -> OptionForecasts.odds(game, option).orElse(OptionOdds.NONE);
    }
}
