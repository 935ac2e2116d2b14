package mystics.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import mystics.mod.load.Library;
import mystics.play.Bots;
import mystics.play.Company;
import mystics.play.Inspector;
import mystics.play.Session;
import mystics.save.RecordedGame;
import mystics.save.Replay;
import mystics.save.Saves;

/** Measures saved games and replays: their size and how long they take. */
final class Files {
    private static final int SAVED = 64;
    private static final int REPLAYED = 100;
    private static final int INTO_THE_GAME = 60;
    private static final double WARM_UP = 3;
    /** The seconds for which the code is warmed up. Reading a saved game plays the whole game again, but with code of its own. */
    private static final double READING_WARM_UP = 6;
    private final BenchGames games;
    private final Saves saves;

    Files(BenchGames games, Library library) {
        this.games = games;
        this.saves = new Saves("bench", library, Bots.NONE, Inspector.NONE);
    }

    void print(double seconds) throws IOException {
        List<Session> sessions = sessions();
        Measured.print("save_bytes_compressed",
                sessions.stream().mapToInt(session -> compressed(saves.text(session))).average().orElseThrow());
        Path file = java.nio.file.Files.createTempFile("bench", Saves.ENDING);
        int[] next = {0};
        Measured.Work write = () -> {
            saves.write(file, sessions.get(next[0]++ % SAVED));
            return 1;
        };
        Measured.Work read = () -> {
            saves.read(file);
            return 1;
        };
        Measured.warmUp(WARM_UP, write);
        Measured.warmUp(READING_WARM_UP, read);
        double saving = Measured.once(seconds, write) / 1000;
        double loading = Measured.once(seconds, read) / 1000;
        java.nio.file.Files.deleteIfExists(file);
        java.nio.file.Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".bak"));
        Measured.print("save_us", saving);
        Measured.print("load_us", loading);
        Measured.print("save_and_load_us", saving + loading);
        printReplay(seconds);
    }

    private List<Session> sessions() {
        List<Session> sessions = new ArrayList<>();
        for (long seed = 0; sessions.size() < SAVED; seed++) {
            Session session = Session.of(Company.people(seed), games.open(seed));
            for (int i = 0; i < INTO_THE_GAME && session.game().question().isPresent(); i++) {
                session = session.answer(Forks.answerOf(session.game(), seed + i * 7L));
            }
            if (session.game().question().isPresent()) {
                sessions.add(session);
            }
        }
        return sessions;
    }

    private void printReplay(double seconds) {
        List<RecordedGame> recorded = new ArrayList<>();
        long answers = 0;
        long bytes = 0;
        for (long seed = 0; seed < REPLAYED; seed++) {
            RecordedGame game = RecordedGame.of(games.whole(seed));
            recorded.add(game);
            answers += game.answers().size();
            bytes += compressed(game.text());
        }
        Measured.print("journal_bytes_per_answer", (double) bytes / answers);
        int[] next = {0};
        Measured.warmUp(WARM_UP, () -> replayed(recorded.get(next[0]++ % REPLAYED)));
        Measured play = Measured.of(seconds, () -> games.whole(next[0]++ % REPLAYED).journal().size());
        Measured replay = Measured.of(seconds, () -> replayed(recorded.get(next[0]++ % REPLAYED)));
        Measured.print("replay_answers_per_s", replay.perSecond());
        Measured.print("replay_speed", replay.perSecond() / play.perSecond());
    }

    private long replayed(RecordedGame game) {
        Replay replay = Replay.of(games.setting(), game);
        if (!replay.same()) {
            throw new IllegalStateException("A replay ends otherwise: " + replay.parting());
        }
        return game.answers().size();
    }

    private static int compressed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.size();
    }
}
