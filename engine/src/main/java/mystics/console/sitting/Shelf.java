package mystics.console.sitting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import mystics.mod.finding.Nearest;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.ModDifference;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/** The folder with a user's saved games. One of them, the autosave, follows the game from answer to answer. */
public final class Shelf implements Autosave {
    /** The name of the game that is kept after every answer. */
    public static final String AUTOSAVE = "autosave";
    /** The folder of reports, in that of saved games. */
    public static final String REPORTS = "reports";
    private static final String DELETED = ".deleted";
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    private final Saves saves;
    private final GameFolder folder;
    private final KeptGame kept;
    private final String goingOn;
    private final Queue<String> remarks = new ConcurrentLinkedQueue<>();

    /** A shelf in a folder that need not exist yet; rules of mods that fail in its games are noted among the failures. */
    public Shelf(Saves saves, Path folder, Failures failures) {
        this(saves, folder, failures, AUTOSAVE, "mystics play --continue");
    }

    /**
     * A shelf whose autosave has a name of its own.
     *
     * @param goingOn what to type to go on with that game
     */
    public Shelf(Saves saves, Path folder, Failures failures, String autosave, String goingOn) {
        this.saves = saves;
        this.folder = new GameFolder(folder);
        this.kept = new KeptGame(saves, this.folder, autosave, new LeftGames(this.folder), new Falls(failures));
        this.goingOn = goingOn;
    }

    /** What to type to go on with the game that is kept after every answer. */
    public String goingOn() {
        return goingOn;
    }

    /** The game that is kept after every answer, if there is one. */
    public Optional<Session> underWay() {
        return Optional.of(kept.file()).filter(Files::isRegularFile).map(this::read);
    }

    /** The same, whatever mods it was saved with. */
    public Optional<Session> underWayDespiteMods() {
        return Optional.of(kept.file()).filter(Files::isRegularFile).map(saves::readDespiteMods);
    }

    /** The game that is kept after every answer is done with. */
    public void clear() {
        kept.clear();
    }

    /**
     * Another game begins, or is gone on with, and is kept after every answer from now on. If the one that was kept so far is not over and its first round
     * has come, it is put by among the saved games before it is written over.
     */
    public void begins(Session session) {
        kept.begins(session);
    }

    @Override
    public void changed(Session session) {
        kept.changed(session);
    }

    /** Why the last autosave failed, if it did. */
    public Optional<String> trouble() {
        return kept.trouble();
    }

    /** What there is to say of how games are kept and opened since this was asked last. */
    public List<String> remarks() {
        List<String> said = new ArrayList<>();
        for (String remark = remarks.poll(); remark != null; remark = remarks.poll()) {
            said.add(remark);
        }
        return said;
    }

    /** Lays a picture, a PNG, beside the game that is kept after every answer. */
    public void pictured(byte[] picture) {
        kept.pictured(picture);
    }

    /**
     * Saves a game under a name.
     *
     * @return the file
     * @throws IllegalArgumentException when the name cannot be that of a file; {@link SaveRefused} when it cannot be written
     */
    public Path save(Session session, String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} _.-]{0,59}")) {
            throw new IllegalArgumentException("A saved game is named with letters, digits, blanks and dashes, not '" + name + "'.");
        }
        saves.write(folder.game(name), session);
        return folder.game(name);
    }

    /**
     * Saves a game under a name with a picture beside it.
     *
     * @param picture a PNG
     * @return the file of the game
     * @throws IllegalArgumentException when the name cannot be that of a file; {@link SaveRefused} when it cannot be written
     */
    public Path save(Session session, String name, byte[] picture) {
        Path file = save(session, name);
        try {
            Files.write(folder.picture(name), picture);
        } catch (IOException e) {
            throw new UncheckedIOException("The game is saved, but its picture cannot be written: " + e.getMessage(), e);
        }
        return file;
    }

    /**
     * A saved game, by its name or as a file.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session load(String name) {
        return read(wanted(name));
    }

    private Session read(Path game) {
        Session session = saves.read(game);
        List<ModDifference> changed = saves.differences(game);
        if (!changed.isEmpty()) {
            remarks.add("Mods have changed since this game was saved, and it comes out the same with them: " + changed.stream().map(ModDifference::toString).collect(Collectors.joining("; ")) + ".");
        }
        return session;
    }

    /**
     * A saved game, whatever mods it was saved with.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session loadDespiteMods(String name) {
        return saves.readDespiteMods(wanted(name));
    }

    private Path wanted(String name) {
        return there(name, Files.isRegularFile(folder.game(name)) ? folder.game(name) : Path.of(name));
    }

    private Path there(String name, Path game) {
        if (!Files.isRegularFile(game)) {
            throw new IllegalArgumentException(name.equals(AUTOSAVE) ? "There is no game to go on with yet."
                    : "There is no saved game '" + name + "'. " + Nearest.advice(name, folder.games().stream().map(GameFolder::name).toList()));
        }
        return game;
    }

    /**
     * Takes a saved game off the list. Its file stays under another name, so that nothing is lost by a slip.
     *
     * @return the file as it is called now
     * @throws IllegalArgumentException when there is none of this name; {@link UncheckedIOException} when it cannot be renamed
     */
    public Path delete(String name) {
        Path game = there(name, folder.game(name));
        Path put = folder.free(name, Saves.ENDING + DELETED);
        try {
            Files.move(game, put);
            Files.deleteIfExists(folder.picture(name));
            return put;
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + game + " cannot be renamed: " + e.getMessage(), e);
        }
    }

    /**
     * Writes a report of a game: one archive that can be loaded like a saved game.
     *
     * @param others what else it is to hold, by the names of the files
     * @return the archive
     * @throws SaveRefused when it cannot be written
     */
    public Path report(Session session, Map<String, byte[]> others) {
        Path file = folder.path().resolve(REPORTS).resolve("report-" + NOW.format(LocalDateTime.now()) + ".zip");
        saves.report(file, session, others);
        return file;
    }

    /**
     * A saved game: its name, and when it was saved, for people.
     *
     * @param overview what it holds; empty when it cannot be read
     * @param picture a picture of it, if there is one
     */
    public record Entry(String name, String when, Optional<Overview> overview, Optional<Path> picture) {
        /** A game of which no more is known. */
        public Entry(String name, String when) {
            this(name, when, Optional.empty(), Optional.empty());
        }
    }

    /** The saved games, the newest first. */
    public List<Entry> entries() {
        return folder.games().stream().map(this::entry).toList();
    }

    private Entry entry(Path game) {
        String name = GameFolder.name(game);
        return new Entry(name, WHEN.format(GameFolder.when(game).toInstant().atZone(ZoneId.systemDefault())), overview(game), Optional.of(folder.picture(name)).filter(Files::isRegularFile));
    }

    private Optional<Overview> overview(Path game) {
        try {
            return Optional.of(saves.overview(game));
        } catch (SaveRefused damaged) {
            return Optional.empty();
        }
    }

    /** The saved games for people, the newest first. */
    public List<String> list() {
        List<String> lines = new ArrayList<>();
        entries().forEach(game -> lines.add(" " + game.when() + "  " + game.name()));
        return lines.isEmpty() ? List.of("There are no saved games yet.") : lines;
    }
}
