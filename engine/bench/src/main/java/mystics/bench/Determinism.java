package mystics.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import mystics.choice.Answer;
import mystics.choice.SeededFate;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Bots;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.RecordedAnswer;
import mystics.play.Seating;
import mystics.play.Session;
import mystics.save.Saves;

/**
 * Checks that games with the same seed end the same. The games are played on one thread and on two threads, both in one go and with a save
 * and a restart at every question.
 */
final class Determinism {
    private final BenchGames games;
    private final Saves saves;

    Determinism(BenchGames games, Library library) {
        this.games = games;
        this.saves = new Saves("bench", library, Bots.NONE, Inspector.NONE);
    }

    /** Prints a digest of a number of games, which must be the same in every process, and the number of mismatches. */
    void print(long seeds, long resumed) throws IOException, InterruptedException, ExecutionException {
        Measured.print("digest", Long.toHexString(games.digest(0, seeds)));
        Measured.print("determinism_mismatches", mismatches(seeds, resumed));
    }

    /** The number of runs that end differently from the first run: games on two threads, and games saved and resumed at every question. */
    int mismatches(long seeds, long resumed) throws IOException, InterruptedException, ExecutionException {
        int mismatches = onTwoThreads(seeds) == games.digest(0, seeds) ? 0 : 1;
        for (long seed = 0; seed < resumed; seed++) {
            mismatches += sameWhenResumed(seed) ? 0 : 1;
        }
        return mismatches;
    }

    private long onTwoThreads(long seeds) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<Long>> halves = List.of(threads.submit(() -> games.digest(0, seeds / 2)),
                    threads.submit(() -> games.digest(seeds / 2, seeds)));
            return halves.get(0).get() + halves.get(1).get();
        } finally {
            threads.shutdown();
        }
    }

    /** Plays the answers of a whole game one by one, loading the game from a file each time. */
    private boolean sameWhenResumed(long seed) throws IOException {
        Game whole = games.whole(seed);
        Path file = Files.createTempFile("bench", Saves.ENDING);
        Game begun = Game.begin(games.setting(), Seating.people(new SeededFate(seed)), List.of(new BeginChapter()));
        Session session = Session.of(Company.people(seed), begun);
        while (session.game().question().isPresent()) {
            RecordedAnswer given = whole.journal().get(session.game().journal().size());
            saves.write(file, session.answer(new Answer(given.value())));
            session = saves.read(file);
        }
        Files.deleteIfExists(file);
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".bak"));
        return session.game().state().table().equals(whole.state().table()) && session.game().journal().equals(whole.journal());
    }
}
