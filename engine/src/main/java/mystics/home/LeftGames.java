package mystics.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.disk.SafeFile;
import mystics.save.Saves;

/**
 * Unfinished games that a newer game has replaced. Each of these games is kept among the saved games, under a name that states when players
 * left the game, and its campaign if it has one. Only the last few of these games are kept.
 *
 * @param folder the folder of saved games
 */
record LeftGames(GameFolder folder) {
    private static final int MOST = 5;
    private static final String LEFT_ON = "left on ";
    private static final int TIME = 16;
    private static final DateTimeFormatter LEFT = DateTimeFormatter.ofPattern("'left on' yyyy-MM-dd HH.mm");
    private static final Pattern NAME = Pattern
            .compile("left on \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d( in (?<campaign>[\\p{L}\\p{N}_.-]+))?( \\d+)?");

    /** The campaign to which an unfinished game belonged, according to the game's name; empty for other games. */
    static Optional<String> campaign(String game) {
        return Optional.of(NAME.matcher(game)).filter(Matcher::matches).map(left -> left.group("campaign"));
    }

    /** The title of a saved game: its name, or a sentence for a game that another game replaced. */
    static Sentence title(String game) {
        if (!NAME.matcher(game).matches()) {
            return Sentence.of("{game}", "game", game);
        }
        String when = game.substring(LEFT_ON.length());
        Sentence time = SavedTime.words(when.substring(0, TIME), LocalDate.now());
        return Sentence.of("Left: {when}{more}", "when", time, "more", when.substring(TIME));
    }

    /**
     * Keeps a game with its backup and picture, unless an identical copy is already kept. The oldest kept games beyond the limit are
     * deleted.
     *
     * @return where the game is kept
     */
    KeptAt keep(KeptAt game) throws IOException {
        Optional<Path> named = named(game.file());
        if (named.isPresent()) {
            return game.movedTo(folder, GameFolder.name(named.get()));
        }
        KeptAt kept = free(game, Files.getLastModifiedTime(game.file()));
        SafeFile.second(game.file(), kept.file());
        secondIfThere(SafeFile.previous(game.file()), SafeFile.previous(kept.file()));
        secondIfThere(game.picture(), kept.picture());
        for (Path old : old(kept.file())) {
            Files.deleteIfExists(old);
            Files.deleteIfExists(SafeFile.previous(old));
            Files.deleteIfExists(folder.picture(GameFolder.name(old)));
        }
        return kept;
    }

    private static void secondIfThere(Path file, Path name) throws IOException {
        if (Files.isRegularFile(file)) {
            SafeFile.second(file, name);
        }
    }

    /**
     * The surplus games, without the game that has just been kept. A game that a wrong clock has dated in the future is deleted first,
     * because its age is unknown.
     */
    private List<Path> old(Path kept) {
        Instant now = Instant.now();
        Comparator<Path> doubtfulLast = Comparator.comparing(file -> GameFolder.when(file).toInstant().isAfter(now));
        return games().stream().filter(file -> !file.equals(kept)).sorted(doubtfulLast).skip(MOST - 1).toList();
    }

    private Optional<Path> named(Path game) throws IOException {
        for (Path other : folder.games()) {
            if (!other.equals(game) && Files.mismatch(game, other) < 0) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /**
     * The place where a game continues after another program has taken over the game's file: the kept copy of its latest state, or a new
     * file.
     *
     * @param last the last text of the game's file
     */
    KeptAt goingOn(KeptAt game, String last) throws IOException {
        byte[] stood = last.getBytes(StandardCharsets.UTF_8);
        for (Path put : games()) {
            if (Arrays.equals(Files.readAllBytes(put), stood)) {
                return game.movedTo(folder, GameFolder.name(put));
            }
        }
        return free(game, FileTime.from(Instant.now()));
    }

    private List<Path> games() {
        return folder.games().stream().filter(file -> NAME.matcher(GameFolder.name(file)).matches()).toList();
    }

    private KeptAt free(KeptAt game, FileTime when) {
        String name = LEFT.format(when.toInstant().atZone(ZoneId.systemDefault()))
                + game.campaign().map(campaign -> " in " + campaign).orElse("");
        return game.movedTo(folder, GameFolder.name(folder.free(name, Saves.ENDING)));
    }
}
