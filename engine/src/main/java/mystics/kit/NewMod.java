package mystics.kit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.mod.source.Sources;

/** A scaffold for a mod: one card with its rules and scenarios, that loads, passes and plays as it is. */
public final class NewMod {
    private static final List<String> FILES = List.of("README.md", "mod.yaml", "cards/lucky-crumb.groovy", "cards/lucky-crumb.yaml", "scenarios/lucky-crumb.yaml");
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private NewMod() {
    }

    /**
     * Writes it into a folder whose name becomes the mod's id.
     *
     * @param author whose mod it is
     * @throws IllegalArgumentException if the folder holds something, or its name can be no id
     */
    public static void write(Path folder, String author) throws IOException {
        String id = Sources.name(folder);
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("'" + id + "' cannot be the id of a mod. Name the folder in small letters and digits, words joined by hyphens.");
        }
        if (Files.exists(folder) && !empty(folder)) {
            throw new IllegalArgumentException("There is something in '" + folder + "' already. Choose a new folder.");
        }
        for (String file : FILES) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text(file).replace("{id}", id).replace("{name}", name(id)).replace("{author}", author));
        }
        EditorFiles.write(folder);
    }

    private static boolean empty(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        }
    }

    /** {@code old-mill} is called Old Mill until somebody finds a better name. */
    private static String name(String id) {
        return String.join(" ", Stream.of(id.split("-")).map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1)).toList());
    }

    private static String text(String file) throws IOException {
        try (InputStream text = NewMod.class.getResourceAsStream("new-mod/" + file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
