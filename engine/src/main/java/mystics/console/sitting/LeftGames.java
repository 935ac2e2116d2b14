package mystics.console.sitting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.regex.Pattern;
import mystics.save.Saves;

/**
 * Unfinished games that another one took the place of: each is kept among the saved games under the moment it was left, the last few of them.
 *
 * @param folder the saved games
 */
record LeftGames(GameFolder folder) {
    private static final int MOST = 5;
    private static final DateTimeFormatter LEFT = DateTimeFormatter.ofPattern("'left on' yyyy-MM-dd HH.mm");
    private static final Pattern NAME = Pattern.compile("left on \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d( \\d+)?");

    /** Keeps a game, with its picture, unless it is kept under a name as it stands; of those kept before, the oldest go. */
    void keep(Path game, Path picture) throws IOException {
        if (isNamed(game)) {
            return;
        }
        Path kept = free(Files.getLastModifiedTime(game));
        Files.createDirectories(folder.path());
        Files.copy(game, kept, StandardCopyOption.COPY_ATTRIBUTES);
        if (Files.isRegularFile(picture)) {
            Files.copy(picture, folder.picture(GameFolder.name(kept)), StandardCopyOption.REPLACE_EXISTING);
        }
        List<Path> all = folder.games().stream().filter(file -> NAME.matcher(GameFolder.name(file)).matches()).toList();
        for (Path old : all.subList(Math.min(MOST, all.size()), all.size())) {
            Files.deleteIfExists(old);
            Files.deleteIfExists(folder.picture(GameFolder.name(old)));
        }
    }

    private boolean isNamed(Path game) throws IOException {
        for (Path other : folder.games()) {
            if (!other.equals(game) && Files.mismatch(game, other) < 0) {
                return true;
            }
        }
        return false;
    }

    private Path free(FileTime left) {
        return folder.free(LEFT.format(left.toInstant().atZone(ZoneId.systemDefault())), Saves.ENDING);
    }
}
