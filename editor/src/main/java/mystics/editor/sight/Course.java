package mystics.editor.sight;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import mystics.choice.Answer;
import mystics.console.sitting.Shelf;
import mystics.console.sitting.WhyNot;
import mystics.content.SetupRefused;
import mystics.play.RuleFailed;
import mystics.play.Session;
import mystics.play.State;
import mystics.play.WrongAnswer;
import mystics.rules.Refusal;
import mystics.save.SaveRefused;

/** A game on a thread of its own: what people want of it is queued, and what comes of that is shown to the audience. */
public final class Course implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> daemon(work, "mystics-game"));
    private final Weighing weighing = new Weighing();
    private final Shelf shelf;
    private final Watch watch;
    private final Audience audience;
    private Session session;

    /** A course that keeps its games on a shelf; {@code watch} is the inspector of those games. */
    public Course(Shelf shelf, Watch watch, Audience audience) {
        this.shelf = shelf;
        this.watch = watch;
        this.audience = audience;
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Begins, or goes on, with a session that is made on the game's thread. */
    public void begin(Supplier<Session> first) {
        queue(() -> {
            List<State> states = Watch.roll();
            Session begun = watch.watching(states, first).keptBy(shelf);
            session = begun;
            shelf.changed(begun);
            show(begun.history().size() > 1 ? Film.still(begun) : Film.of(begun, states, 0));
        });
    }

    /** Answers the open question. */
    public void answer(String value) {
        become(before -> before.answer(new Answer(value)));
    }

    /** Takes the last answer back, or says why not. */
    public void undo() {
        become(before -> allowed(before.barsUndo()) ? before.undo() : before);
    }

    /** Gives the answer taken back again, or says why not. */
    public void redo() {
        become(before -> allowed(before.barsRedo()) ? before.redo() : before);
    }

    /** Asks why what is not offered is not possible. */
    public void explain() {
        queue(() -> audience.explained(WhyNot.of(session.game())));
    }

    /** Saves the game under a name. */
    public void save(String name) {
        queue(() -> audience.told("Saved as " + shelf.save(session, name).getFileName() + "."));
    }

    private boolean allowed(Refusal refusal) {
        if (refusal.refused()) {
            audience.told("No: " + refusal.why() + ". " + refusal.remedy() + ".");
        }
        return !refusal.refused();
    }

    private void become(UnaryOperator<Session> change) {
        queue(() -> {
            Session before = session;
            List<State> states = Watch.roll();
            Session after = watch.watching(states, () -> change.apply(before));
            if (after != before) {
                session = after;
                boolean onward = after.history().size() > before.history().size();
                show(onward ? Film.of(after, states, before.game().logSize()) : Film.still(after));
            }
        });
    }

    private void show(Film film) {
        audience.shown(film);
        shelf.trouble().ifPresent(why -> audience.told("The game could not be kept: " + why));
        weighing.weigh(film.last(), audience);
    }

    private void queue(Runnable work) {
        thread.execute(() -> {
            try {
                work.run();
            } catch (WrongAnswer | RuleFailed | SaveRefused | SetupRefused | IllegalArgumentException refused) {
                audience.told(refused.getMessage());
            } catch (RuntimeException fault) {
                audience.told("A fault of the program; the game is kept as it stood: " + fault);
            }
        });
    }

    /** Ends the threads; the game is on the shelf as it stands. */
    @Override
    public void close() {
        weighing.close();
        thread.shutdown();
    }
}
