package mystics.kit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.disk.SafeFile;
import mystics.mod.load.BaseGame;
import mystics.mod.source.Sources;

/** Creates a new mod: one card with rules and scenarios. The new mod loads, passes its scenarios and can be played at once. */
public final class NewMod {
    private static final List<String> FILES = List.of("README.md", "mod.yaml", "cards/lucky-crumb.groovy", "cards/lucky-crumb.yaml",
            "scenarios/lucky-crumb.yaml");
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private static final int LONGEST_NAME = 60;

    private NewMod() {
    }

    /**
     * Writes the new mod, all its files or none, into a folder whose name becomes the mod's id.
     *
     * @param author the author's name, or several names separated by commas
     * @throws IllegalArgumentException if the folder is not empty, its name is not a valid id, or no author is given
     */
    public static void write(Path folder, String author) throws IOException {
        String id = Sources.name(folder);
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException(
                    "'" + id + "' cannot be the id of a mod. Name the folder in small letters and digits, words joined by hyphens.");
        }
        if (Files.exists(folder) && !empty(folder)) {
            throw new IllegalArgumentException("There is something in '" + folder + "' already. Choose a new folder.");
        }
        String authors = quoted(author);
        SafeFile.make(folder, place -> {
            for (String file : FILES) {
                SafeFile.write(place.resolve(file),
                        text(file).replace("{id}", id).replace("{name}", name(id)).replace("{authors}", authors));
            }
            EditorFiles.write(place, List.of(BaseGame.source()));
            Files.deleteIfExists(folder);
        });
    }

    /** The authors as a YAML list, with special characters quoted. */
    private static String quoted(String author) {
        List<String> names = Stream.of(author.split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
        if (names.isEmpty() || names.stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
            throw new IllegalArgumentException(
                    "Say whose mod it is: names of at most " + LONGEST_NAME + " letters, with commas between them.");
        }
        return names.stream().map(name -> '"' + name.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"')
                .collect(Collectors.joining(", "));
    }

    private static boolean empty(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        }
    }

    /** The display name for an id: {@code old-mill} becomes Old Mill. */
    private static String name(String id) {
        return String.join(" ", Stream.of(id.split("-")).map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1)).toList());
    }

    private static String text(String file) throws IOException {
        try (InputStream text = NewMod.class.getResourceAsStream("new-mod/" + file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
