package mystics.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import mystics.disk.FolderList;
import mystics.save.Saves;

/**
 * A folder of game files. Each game has a name and may have a picture beside it.
 *
 * @param path the folder; it need not exist yet
 */
record GameFolder(Path path) {
    private static final String PICTURE = ".png";

    /** The file of a game, which need not exist. */
    Path game(String name) {
        return path.resolve(name + Saves.ENDING);
    }

    /** The picture of a game, which need not exist. */
    Path picture(String name) {
        return path.resolve(name + PICTURE);
    }

    /** The name of the game in a file. */
    static String name(Path game) {
        String name = game.getFileName().toString();
        return name.substring(0, name.length() - Saves.ENDING.length());
    }

    /**
     * The files of all games in the folder, the newest first.
     *
     * @throws mystics.disk.UnreadableFolder if the folder cannot be listed
     */
    List<Path> games() {
        return FolderList.of(path).stream().filter(Files::isRegularFile)
                .filter(file -> file.getFileName().toString().endsWith(Saves.ENDING))
                .sorted(Comparator.comparing(GameFolder::when).reversed()).toList();
    }

    /** The time of the last change of a file; a time long ago if the file is missing. */
    static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    /** A file name not yet in use: the desired name, with a number appended if necessary. */
    Path free(String wanted, String ending) {
        Path free = path.resolve(wanted + ending);
        for (int number = 2; Files.exists(free); number++) {
            free = path.resolve(wanted + " " + number + ending);
        }
        return free;
    }
}
