package mystics.console.sitting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.save.Saves;

/** Unfinished games that another one took the place of: each is kept under the moment it was left, the last few of them. */
final class LeftGames {
    private static final int MOST = 5;
    private static final DateTimeFormatter LEFT = DateTimeFormatter.ofPattern("'left on' yyyy-MM-dd HH.mm");
    private static final Pattern NAME = Pattern.compile("left on \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d( \\d+)?");
    private final Path folder;
    private final String picture;

    /** @param picture how the names of pictures end */
    LeftGames(Path folder, String picture) {
        this.folder = folder;
        this.picture = picture;
    }

    /** Keeps a game, with its picture, unless it is kept under a name as it stands; of those kept before, the oldest go. */
    void keep(Path game) throws IOException {
        if (isNamed(game)) {
            return;
        }
        String name = free(LEFT.format(Files.getLastModifiedTime(game).toInstant().atZone(ZoneId.systemDefault())));
        Files.copy(game, folder.resolve(name + Saves.ENDING), StandardCopyOption.COPY_ATTRIBUTES);
        Path seen = folder.resolve(name(game) + picture);
        if (Files.isRegularFile(seen)) {
            Files.copy(seen, folder.resolve(name + picture), StandardCopyOption.REPLACE_EXISTING);
        }
        List<Path> all = new ArrayList<>(games(file -> NAME.matcher(name(file)).matches()));
        all.sort(Comparator.comparing(LeftGames::left).reversed());
        for (Path old : all.subList(Math.min(MOST, all.size()), all.size())) {
            Files.deleteIfExists(old);
            Files.deleteIfExists(folder.resolve(name(old) + picture));
        }
    }

    private boolean isNamed(Path game) throws IOException {
        for (Path other : games(file -> !file.equals(game))) {
            if (Files.mismatch(game, other) < 0) {
                return true;
            }
        }
        return false;
    }

    private String free(String wanted) {
        String free = wanted;
        for (int number = 2; Files.exists(folder.resolve(free + Saves.ENDING)); number++) {
            free = wanted + " " + number;
        }
        return free;
    }

    private List<Path> games(Predicate<Path> wanted) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(Saves.ENDING) && Files.isRegularFile(file)).filter(wanted).toList();
        }
    }

    private static FileTime left(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - Saves.ENDING.length());
    }
}
