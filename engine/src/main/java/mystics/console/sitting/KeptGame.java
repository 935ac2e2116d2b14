package mystics.console.sitting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/** The game that is kept after every answer, in a file that each game in its turn takes over. */
final class KeptGame implements Autosave {
    private final Saves saves;
    private final Path file;
    private final Path picture;
    private final LeftGames left;
    private final Falls falls;
    private Optional<String> trouble = Optional.empty();

    /**
     * @param folder where the file lies; {@code name} how the game is called there
     * @param left where an unfinished game is put that another one takes the place of; {@code falls} notes the mods that fall out of a game
     */
    KeptGame(Saves saves, GameFolder folder, String name, LeftGames left, Falls falls) {
        this.saves = saves;
        this.file = folder.game(name);
        this.picture = folder.picture(name);
        this.left = left;
        this.falls = falls;
    }

    /** The file. */
    Path file() {
        return file;
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
        try {
            if (Files.isRegularFile(file) && !saves.holds(file, session)) {
                if (isUnfinished()) {
                    left.keep(file, picture);
                }
                Files.deleteIfExists(picture);
            }
            changed(session);
        } catch (IOException | UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(String.valueOf(failed.getMessage()));
        }
    }

    /** What cannot be read may be worth something to somebody. */
    private boolean isUnfinished() {
        try {
            Overview seen = saves.overview(file);
            return seen.round() > 0 && !seen.outcome().over();
        } catch (SaveRefused damaged) {
            return true;
        }
    }

    @Override
    public void changed(Session session) {
        try {
            saves.write(file, session);
            falls.changed(session);
            trouble = Optional.empty();
        } catch (UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(String.valueOf(failed.getMessage()));
        }
    }

    /** Lays a picture, a PNG, beside the game. */
    void pictured(byte[] png) {
        try {
            Files.write(picture, png);
        } catch (IOException e) {
            trouble = Optional.of("its picture cannot be written: " + e.getMessage());
        }
    }

    /** The game is done with. */
    void clear() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file + " cannot be removed: " + e.getMessage(), e);
        }
    }
}
