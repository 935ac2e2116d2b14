package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.disk.FileErrorText;
import mystics.disk.SafeFile;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/**
 * The autosave: one file that holds the current game and is rewritten after every answer. If another program has taken over the file,
 * this program leaves it alone and continues in a new file.
 */
final class AutosaveFile implements Autosave {
    private final Saves saves;
    private final KeptAt usual;
    private final LeftGames left;
    private final FallenMods falls;
    private final Consumer<Sentence> remarks;
    private KeptAt at;
    private Optional<String> written = Optional.empty();
    private boolean placed;
    private Optional<Sentence> trouble = Optional.empty();

    /**
     * @param usual the usual place of the autosave
     * @param left receives an unfinished game that another game replaces;
     * @param falls logs the mods that drop out of a game
     * @param remarks receives messages for the user
     */
    AutosaveFile(Saves saves, KeptAt usual, LeftGames left, FallenMods falls, Consumer<Sentence> remarks) {
        this.saves = saves;
        this.usual = usual;
        this.left = left;
        this.falls = falls;
        this.remarks = remarks;
        this.at = usual;
    }

    /** The place where the game is currently saved. */
    KeptAt at() {
        return at;
    }

    /** The reason why the latest autosave failed; empty if it succeeded. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    /**
     * Begins to save a game, new or continued. The previous game is moved to the saved games if it is unfinished and has reached its first
     * round.
     */
    void begins(Session session) {
        at = usual;
        written = Optional.empty();
        placed = false;
        changed(session);
    }

    /** Takes over the file. The previous game is moved first; if that fails, nothing is written and the next answer tries again. */
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
            throw new IOException("The game before it cannot be put by (" + FileErrorText.with(failed)
                    + "), so it stays where it is, and nothing is written over it. Make room there.", failed);
        }
    }

    /**
     * Whether the previous game must be moved rather than overwritten. A finished chapter of a campaign stays until its result is on the
     * campaign's sheet. An unreadable file is moved too, because it may still be of value.
     */
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
                remarks.accept(Sentence.of("Another window or terminal has taken the place of this game. From now on it is kept as "
                        + "'{name}'.", "name", at.name()));
            }
            write(session);
        });
    }

    /** Whether another program has written to the file since this program did. */
    private boolean isTaken() throws IOException {
        return written.isPresent() && Files.isRegularFile(at.file())
                && !Arrays.equals(Files.readAllBytes(at.file()), written.get().getBytes(StandardCharsets.UTF_8));
    }

    private void write(Session session) {
        written = Optional.of(saves.write(at.file(), session));
        falls.changed(session);
    }

    /** An operation on files. */
    private interface Writing {
        void go() throws IOException;
    }

    private void trying(Writing writing) {
        try {
            writing.go();
            trouble = Optional.empty();
        } catch (IOException | UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(Failure.words(failed));
        }
    }

    /** Writes a picture (PNG) beside the game, unless another program has taken over the file. */
    void pictured(byte[] png) {
        try {
            if (placed && !isTaken()) {
                SafeFile.write(at.picture(), png);
            }
        } catch (IOException e) {
            trouble = Optional.of(Sentence.of("its picture cannot be written: {why}", "why", FileErrorText.with(e)));
        }
    }

    /**
     * Moves the game, finished or not, to the saved games.
     *
     * @return the name of the saved game
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

    /** Deletes the autosave, unless another program has taken over the file. */
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
