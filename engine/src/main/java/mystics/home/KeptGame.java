package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.disk.SafeFile;
import mystics.disk.Trouble;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/**
 * The autosave: one file that holds the current game and is rewritten after every answer. If another program has taken over the file,
 * this program leaves it alone and continues in a new file.
 */
final class KeptGame implements Autosave {
    private final Saves saves;
    private final KeptAt usual;
    private final LeftGames left;
    private final FallenMods falls;
    private final Consumer<String> remarks;
    private KeptAt at;
    private Optional<String> written = Optional.empty();
    private boolean placed;
    private Optional<String> trouble = Optional.empty();

    /**
     * @param usual the file that each game takes over
     * @param left where an unfinished game is put that another one takes the place of; {@code falls} notes the mods that fall out of a game
     * @param remarks is told what people should know of it
     */
    KeptGame(Saves saves, KeptAt usual, LeftGames left, FallenMods falls, Consumer<String> remarks) {
        this.saves = saves;
        this.usual = usual;
        this.left = left;
        this.falls = falls;
        this.remarks = remarks;
        this.at = usual;
    }

    /** Where it is kept now. */
    KeptAt at() {
        return at;
    }

    /** Why the game could not be kept the last time, if it could not. */
    Optional<String> trouble() {
        return trouble;
    }

    /**
     * Another game begins, or is gone on with, and is kept from now on. If the one that was kept so far is not over and its first round has come, it is put by
     * before it is written over.
     */
    void begins(Session session) {
        at = usual;
        written = Optional.empty();
        placed = false;
        changed(session);
    }

    /** Nothing is written before the game that has this place is put by: where that fails, it is tried again at the next answer. */
    private void take(Session session) throws IOException {
        if (Files.isRegularFile(at.file()) && !saves.holds(at.file(), session)) {
            if (isWorthKeeping()) {
                keepBefore();
            }
            Files.deleteIfExists(at.picture());
        }
        placed = true;
    }

    private void keepBefore() throws IOException {
        try {
            left.keep(at);
        } catch (IOException failed) {
            throw new IOException("The game before it cannot be put by (" + Trouble.with(failed) + "), so it stays where it is, and nothing is written over it. Make room there.", failed);
        }
    }

    /** A chapter of a campaign that is over has its place here until it is on the sheet. What cannot be read may be worth something to somebody. */
    private boolean isWorthKeeping() {
        try {
            Overview seen = saves.overview(at.file());
            return seen.round() > 0 && (usual.campaign().isPresent() || !seen.outcome().over());
        } catch (SaveRefused damaged) {
            return true;
        }
    }

    @Override
    public void changed(Session session) {
        trying(() -> {
            if (!placed) {
                take(session);
            }
            if (isTaken()) {
                at = left.goingOn(at, written.orElseThrow());
                remarks.accept("Another window or terminal has taken the place of this game. From now on it is kept as '" + at.name() + "'.");
            }
            write(session);
        });
    }

    /** Whether somebody else has written to the file since this program did. */
    private boolean isTaken() throws IOException {
        return written.isPresent() && Files.isRegularFile(at.file()) && !Arrays.equals(Files.readAllBytes(at.file()), written.get().getBytes(StandardCharsets.UTF_8));
    }

    private void write(Session session) {
        written = Optional.of(saves.write(at.file(), session));
        falls.changed(session);
    }

    /** Something that is done with files. */
    private interface Writing {
        void go() throws IOException;
    }

    private void trying(Writing writing) {
        try {
            writing.go();
            trouble = Optional.empty();
        } catch (IOException | UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(String.valueOf(failed.getMessage()));
        }
    }

    /** Lays a picture, a PNG, beside the game; not beside that of another program. */
    void pictured(byte[] png) {
        try {
            if (placed && !isTaken()) {
                SafeFile.write(at.picture(), png);
            }
        } catch (IOException e) {
            trouble = Optional.of("its picture cannot be written: " + Trouble.with(e));
        }
    }

    /**
     * The game gives up its place: it is put by among the saved games, over or not.
     *
     * @return its name there
     */
    String putBy(Session session) {
        try {
            if (isTaken() || !Files.isRegularFile(at.file())) {
                changed(session);
            }
            if (at.equals(usual)) {
                KeptAt place = at;
                at = left.keep(place);
                Files.deleteIfExists(place.file());
                Files.deleteIfExists(place.picture());
            }
            return at.name();
        } catch (IOException e) {
            throw new UncheckedIOException("The game in " + at.file() + " cannot be put by: " + e.getMessage(), e);
        }
    }

    /** The game is done with; that of another program stays. */
    void clear() {
        try {
            if (placed && !isTaken()) {
                Files.deleteIfExists(at.file());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + at.file() + " cannot be removed: " + e.getMessage(), e);
        }
    }
}
