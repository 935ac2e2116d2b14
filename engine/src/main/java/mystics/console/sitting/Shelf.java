package mystics.console.sitting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.finding.Nearest;
import mystics.play.Autosave;
import mystics.play.Session;
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
    private static final String KEPT = "autosave-with-other-mods-";
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    private static final String PICTURE = ".png";
    private final Saves saves;
    private final Path folder;
    private final String autosave;
    private final String goingOn;
    private final Falls falls;
    private final LeftGames left;
    private Optional<String> trouble = Optional.empty();

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
        this.folder = folder;
        this.autosave = autosave;
        this.goingOn = goingOn;
        this.falls = new Falls(failures);
        this.left = new LeftGames(folder, PICTURE);
    }

    /** What to type to go on with the game that is kept after every answer. */
    public String goingOn() {
        return goingOn;
    }

    /** The game that is kept after every answer, if there is one. */
    public Optional<Session> underWay() {
        return Files.isRegularFile(file(autosave)) ? Optional.of(saves.read(file(autosave))) : Optional.empty();
    }

    /** The game that is kept after every answer is done with. */
    public void clear() {
        try {
            Files.deleteIfExists(file(autosave));
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file(autosave) + " cannot be removed: " + e.getMessage(), e);
        }
    }

    /**
     * Another game begins, or is gone on with, and is kept after every answer from now on. If the one that was kept so far is not over and its first round
     * has come, it is put by among the saved games before it is written over.
     */
    public void begins(Session session) {
        try {
            Path last = file(autosave);
            if (Files.isRegularFile(last) && !Files.readString(last).equals(saves.text(session))) {
                if (overview(last).map(seen -> seen.round() > 0 && !seen.outcome().over()).orElse(true)) {
                    left.keep(last);
                }
                Files.deleteIfExists(folder.resolve(autosave + PICTURE));
            }
            changed(session);
        } catch (IOException | UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(String.valueOf(failed.getMessage()));
        }
    }

    @Override
    public void changed(Session session) {
        try {
            Files.createDirectories(folder);
            saves.write(file(autosave), session);
            falls.changed(session);
            trouble = Optional.empty();
        } catch (IOException | UncheckedIOException | SaveRefused failed) {
            trouble = Optional.of(String.valueOf(failed.getMessage()));
        }
    }

    /** Why the last autosave failed, if it did. */
    public Optional<String> trouble() {
        return trouble;
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
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be made: " + e.getMessage(), e);
        }
        saves.write(file(name), session);
        return file(name);
    }

    /**
     * A saved game, by its name or as a file.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session load(String name) {
        return saves.read(wanted(name));
    }

    /**
     * A saved game, whatever mods it was saved with. If it is the one that is written after every answer, it is first kept under a name of its own.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session loadDespiteMods(String name) {
        Path wanted = wanted(name);
        Session session = saves.readDespiteMods(wanted);
        if (wanted.equals(file(AUTOSAVE))) {
            keep(wanted);
        }
        return session;
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
            Files.write(folder.resolve(name + PICTURE), picture);
        } catch (IOException e) {
            throw new UncheckedIOException("The game is saved, but its picture cannot be written: " + e.getMessage(), e);
        }
        return file;
    }

    /** Lays a picture, a PNG, beside the game that is kept after every answer. */
    public void pictured(byte[] picture) {
        try {
            Files.write(folder.resolve(autosave + PICTURE), picture);
        } catch (IOException e) {
            trouble = Optional.of("its picture cannot be written: " + e.getMessage());
        }
    }

    /**
     * Takes a saved game off the list. Its file stays under another name, so that nothing is lost by a slip.
     *
     * @return the file as it is called now
     * @throws IllegalArgumentException when there is none of this name; {@link UncheckedIOException} when it cannot be renamed
     */
    public Path delete(String name) {
        Path game = wanted(name);
        Path put = aside(game);
        try {
            Files.move(game, put);
            Files.deleteIfExists(folder.resolve(name + PICTURE));
            return put;
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + game + " cannot be renamed: " + e.getMessage(), e);
        }
    }

    private static Path aside(Path game) {
        Path put = game.resolveSibling(game.getFileName() + DELETED);
        for (int number = 2; Files.exists(put); number++) {
            put = game.resolveSibling(game.getFileName() + DELETED + "-" + number);
        }
        return put;
    }

    /**
     * Writes a report of a game: one archive that can be loaded like a saved game.
     *
     * @param others what else it is to hold, by the names of the files
     * @return the archive
     * @throws SaveRefused when it cannot be written
     */
    public Path report(Session session, Map<String, byte[]> others) {
        Path file = folder.resolve(REPORTS).resolve("report-" + NOW.format(LocalDateTime.now()) + ".zip");
        saves.report(file, session, others);
        return file;
    }

    private void keep(Path autosave) {
        int number = 1;
        while (Files.exists(file(KEPT + number))) {
            number++;
        }
        try {
            Files.copy(autosave, file(KEPT + number));
        } catch (IOException e) {
            throw new UncheckedIOException("The game cannot be kept as " + KEPT + number + ": " + e.getMessage(), e);
        }
    }

    private Path wanted(String name) {
        Path wanted = Files.isRegularFile(file(name)) ? file(name) : Path.of(name);
        if (!Files.isRegularFile(wanted)) {
            throw new IllegalArgumentException(name.equals(AUTOSAVE) ? "There is no game to go on with yet."
                    : "There is no saved game '" + name + "'. " + Nearest.advice(name, names()));
        }
        return wanted;
    }

    private Path file(String name) {
        return folder.resolve(name + Saves.ENDING);
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> Files.isRegularFile(file) && file.getFileName().toString().endsWith(Saves.ENDING)).sorted(Comparator.comparing(Shelf::when).reversed()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
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
        return files().stream().map(file -> new Entry(name(file), WHEN.format(when(file).toInstant().atZone(ZoneId.systemDefault())), overview(file), picture(file))).toList();
    }

    private Optional<Path> picture(Path file) {
        Path picture = folder.resolve(name(file) + PICTURE);
        return Files.isRegularFile(picture) ? Optional.of(picture) : Optional.empty();
    }

    private Optional<Overview> overview(Path file) {
        try {
            return Optional.of(saves.overview(file));
        } catch (SaveRefused damaged) {
            return Optional.empty();
        }
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - Saves.ENDING.length());
    }

    private List<String> names() {
        return files().stream().map(Shelf::name).toList();
    }

    /** The saved games for people, the newest first. */
    public List<String> list() {
        List<String> lines = new ArrayList<>();
        entries().forEach(game -> lines.add(" " + game.when() + "  " + game.name()));
        return lines.isEmpty() ? List.of("There are no saved games yet.") : lines;
    }
}
