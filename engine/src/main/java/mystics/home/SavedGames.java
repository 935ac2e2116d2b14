package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.disk.SafeFile;
import mystics.mod.finding.Nearest;
import mystics.play.Session;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/** The saved games in one folder, by name. The methods are described in the class {@link Shelf}. */
record SavedGames(Saves saves, GameFolder folder) {
    private static final String DELETED = ".deleted";
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

    Path save(Session session, String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} _.-]{0,59}")) {
            throw new WrongName(
                    Sentence.of("The name of a saved game consists of letters, digits, blanks and dashes, not '{name}'.", "name", name));
        }
        saves.write(folder.game(name), session);
        return folder.game(name);
    }

    Path save(Session session, String name, byte[] picture) {
        Path file = save(session, name);
        try {
            SafeFile.write(folder.picture(name), picture);
        } catch (IOException e) {
            throw new UncheckedIOException("The game is saved, but its picture cannot be written: " + e.getMessage(), e);
        }
        return file;
    }

    /** The file of an existing saved game, given by the game's name, by its file name, or by any path. */
    Path wanted(String name) {
        return there(name, Stream.of(folder.game(name), folder.path().resolve(name)).filter(Files::isRegularFile).findFirst()
                .orElseGet(() -> Path.of(name)));
    }

    private Path there(String name, Path game) {
        if (!Files.isRegularFile(game)) {
            Sentence none = Sentence.of("There is no saved game '{name}'.", "name", name);
            Sentence advice = Nearest.said(name, folder.games().stream().map(GameFolder::name).toList());
            throw new NotFound(name.equals(Shelf.AUTOSAVE) ? Sentence.of("There is no game to go on with yet.")
                    : Sentence.row(List.of(none, advice), " "));
        }
        return game;
    }

    Path delete(String name) {
        Path game = there(name, folder.game(name));
        Path put = folder.free(name, Saves.ENDING + DELETED);
        try {
            SafeFile.move(game, put);
            Files.deleteIfExists(folder.picture(name));
            return put;
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + game + " cannot be renamed: " + e.getMessage(), e);
        }
    }

    Path report(Session session, Map<String, byte[]> others) {
        Path file = folder.path().resolve(Shelf.REPORTS).resolve("report-" + NOW.format(LocalDateTime.now()) + ".zip");
        saves.report(file, session, others);
        return file;
    }

    List<Shelf.Entry> entries() {
        return folder.games().stream().flatMap(game -> {
            Shelf.Entry entry = entry(game, GameFolder.name(game));
            return Stream.concat(Stream.of(entry), entry.overview().isEmpty() ? before(game) : Stream.empty());
        }).toList();
    }

    /** The backup of a damaged game, if the backup can be read. */
    private Stream<Shelf.Entry> before(Path game) {
        Path previous = SafeFile.previous(game);
        return Stream.of(previous).filter(Files::isRegularFile).map(file -> entry(file, file.getFileName().toString()))
                .filter(entry -> entry.overview().isPresent());
    }

    private Shelf.Entry entry(Path game, String name) {
        return new Shelf.Entry(name, WHEN.format(GameFolder.when(game).toInstant().atZone(ZoneId.systemDefault())), overview(game),
                Optional.of(folder.picture(name)).filter(Files::isRegularFile));
    }

    private Optional<Overview> overview(Path game) {
        try {
            return Optional.of(saves.overview(game));
        } catch (SaveRefused damaged) {
            return Optional.empty();
        }
    }
}
