package mystics.editor.sight;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import mystics.choice.Answer;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.content.SetupRefused;
import mystics.home.Failure;
import mystics.home.GameTable;
import mystics.home.ProgramVersion;
import mystics.home.Shelf;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.RuleFailed;
import mystics.play.Session;
import mystics.play.State;
import mystics.play.WrongAnswer;
import mystics.rules.Refusal;
import mystics.save.SaveRefused;
import mystics.view.CardIndex;
import mystics.view.WhyNot;

/** Runs a game on a thread of its own: queues the players' requests, and shows the results to the audience. */
public final class Course implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 1;
    private final ExecutorService thread = BackgroundThreads.one("mystics-game");
    private final Weighing weighing = new Weighing();
    private final Shelf shelf;
    private final Keeper keeper;
    private final Watch watch;
    private final Audience audience;
    private Session session;

    /**
     * Prepares to run games, and to save them on a shelf.
     *
     * @param watch inspects the games
     */
    public Course(Shelf shelf, Watch watch, Audience audience) {
        this.shelf = shelf;
        this.watch = watch;
        this.audience = audience;
        // A remark must come after the film of the current answer, because the film would remove the remark.
        this.keeper = new Keeper(shelf, remark -> queue(() -> audience.told(remark)));
    }

    /** Begins or resumes a session, which is made on the game's thread. Heroes played by programs wait until the session has been shown. */
    public void begin(Supplier<Session> first) {
        queue(() -> {
            List<State> states = Watch.roll();
            Session begun = watch.holding(states, first).keptBy(keeper);
            session = begun;
            keeper.begins(begun);
            show(begun.history().size() > 1 || programsPlayed(begun) ? Film.still(begun)
                    : Film.of(begun, states, Since.BEGINNING, Optional.empty()));
        });
    }

    private static boolean programsPlayed(Session session) {
        return session.game().journal().stream().anyMatch(given -> session.company().bots().containsKey(given.seat()));
    }

    /**
     * Lets the programs of a session play up to the next page of the story, once the session has been shown. Does nothing if the game has
     * changed in the meantime.
     */
    public void goOn(Session shown) {
        queue(() -> {
            if (session == shown && shown.isHeld()) {
                List<State> states = Watch.roll();
                session = watch.watching(states, () -> shown.goOn(GameTable.bots()));
                show(Film.of(session, states, Since.of(shown), laid(shown)));
            }
        });
    }

    /** Answers the open question. */
    public void answer(String value) {
        become(before -> before.answer(new Answer(value)));
    }

    /** Undoes the last answer, or explains why it cannot be undone. */
    public void undo() {
        become(before -> allowed(before.barsUndo()) ? before.undo() : before);
    }

    /** Redoes the answer that was undone last, or explains why it cannot be redone. */
    public void redo() {
        become(before -> allowed(before.barsRedo()) ? before.redo() : before);
    }

    /** Hands a hero to another player. If the program plays all heroes, it also answers for the party. */
    public void handOver(String hero, HeroSheet.Player to) {
        become(before -> before.company(seated(before, Map.of(hero, to)), GameTable.bots()));
    }

    /** Hands heroes to other players in a game that the player is leaving. The new players take part when the game is opened again. */
    public void handOverForLater(Map<String, HeroSheet.Player> agreed) {
        queue(() -> session = session.agreed(seated(session, agreed)));
    }

    private static Company seated(Session session, Map<String, HeroSheet.Player> players) {
        Company others = session.company();
        for (Map.Entry<String, HeroSheet.Player> agreed : players.entrySet()) {
            others = seat(others, agreed.getKey(), agreed.getValue());
        }
        boolean nobody = session.game().setting().box().heroes().stream().map(HeroCard::id).allMatch(others.bots()::containsKey);
        String party = Seat.PARTY.name();
        return nobody ? others.bot(party, GameTable.BOT) : others.person(party, "");
    }

    private static Company seat(Company company, String hero, HeroSheet.Player to) {
        return to.side() == HeroSheet.Side.PROGRAM ? company.bot(hero, GameTable.BOT) : company.person(hero, to.name());
    }

    /** Asks why other options are not offered. */
    public void explain() {
        queue(() -> audience.explained(WhyNot.together(session.game())));
    }

    /**
     * Asks why the hero cannot move to a space, or cannot move at all.
     *
     * @param space the name of the space; empty if the question is not about a space
     * @param otherwise the answer if no rule forbids the move
     */
    public void explainSpace(String space, Sentence otherwise) {
        String way = " " + space.replace('-', ' ');
        queue(() -> WhyNot.of(session.game()).stream().filter(refusal -> !space.isEmpty())
                .filter(refusal -> refusal.what().toString().endsWith(way) || refusal.what().pattern().equals("Move")).findFirst()
                .ifPresentOrElse(this::tell, () -> audience.told(otherwise)));
    }

    private void tell(Refusal refusal) {
        audience.told(Sentence.of(refusal.remedy().isEmpty() ? "{what}? No: {why}. ({rule})" : "{what}? No: {why}. {remedy}. ({rule})",
                "what", refusal.what(), "why", refusal.why(), "remedy", refusal.remedy(), "rule",
                new CardIndex(session.game().setting().box().catalog()).cited(refusal.rule())));
    }

    /** Asks for the list of saved games, this one included. */
    public void look() {
        queue(() -> {
            keeper.settle();
            audience.kept(shelf.entries());
        });
    }

    /** Saves the game under a name, with a picture. */
    public void save(String name, Supplier<byte[]> picture) {
        queue(() -> {
            Path file = shelf.save(session, name, picture.get());
            audience.told(Sentence.of("Saved as {file}.", "file", file.getFileName()));
        });
    }

    /** Gives the current game to a receiver, which runs on the game's thread, not on the event thread. */
    public void moment(Consumer<Game> taken) {
        queue(() -> taken.accept(session.game()));
    }

    /** Stores a picture of the game when the player leaves it. */
    public void pictured(byte[] picture) {
        keeper.pictured(picture);
    }

    /** Writes a report of this moment: the game, a picture, the settings and the system. */
    public void report(String settings, Supplier<byte[]> picture) {
        queue(() -> {
            String about = "Mystics " + ProgramVersion.NUMBER + "\nJava " + Runtime.version() + "\n" + System.getProperty("os.name") + " "
                    + System.getProperty("os.version") + "\n" + settings + "\n";
            audience.reported(
                    shelf.report(session, Map.of("about.txt", about.getBytes(StandardCharsets.UTF_8), "window.png", picture.get())));
        });
    }

    private boolean allowed(Refusal refusal) {
        if (refusal.refused()) {
            audience.told(Sentence.of(refusal.remedy().isEmpty() ? "No: {why}." : "No: {why}. {remedy}.", "why", refusal.why(), "remedy",
                    refusal.remedy()));
        }
        return !refusal.refused();
    }

    private static Optional<Spread> laid(Session session) {
        return Optional.of(session.game().lookNow(scene -> Spread.of(scene, session.company())));
    }

    private void become(UnaryOperator<Session> change) {
        queue(() -> {
            Session before = session;
            List<State> states = Watch.roll();
            Session after = watch.watching(states, () -> change.apply(before));
            if (after != before) {
                session = after;
                boolean onward = after.history().size() > before.history().size();
                show(onward ? Film.of(after, states, Since.of(before), laid(before)) : Film.still(after));
            }
        });
    }

    /** Shows a film. The end of a chapter is saved before its buttons appear. */
    private void show(Film film) {
        if (session.game().question().isEmpty()) {
            keeper.settle();
        }
        audience.shown(film);
        if (!film.goesOn()) {
            weighing.weigh(film.last(), audience);
        }
    }

    /** Queues a request. Requests after closing are ignored. */
    private void queue(Runnable work) {
        synchronized (thread) {
            if (!thread.isShutdown()) {
                thread.execute(() -> guarded(work));
            }
        }
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (WrongAnswer | RuleFailed | SaveRefused | SetupRefused | IllegalArgumentException refused) {
            audience.told(Failure.words(refused));
        } catch (RuntimeException fault) {
            audience.told(Sentence.of("A fault of the program; the game is kept as it stood: {fault}", "fault", fault));
        }
    }

    /** Waits a short while for the running task to finish. */
    private void ended() {
        try {
            thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the threads. The saved game stays unchanged. */
    @Override
    public void close() {
        weighing.close();
        synchronized (thread) {
            if (thread.isShutdown()) {
                return;
            }
            thread.execute(keeper::close);
            thread.shutdown();
        }
        ended();
    }
}
