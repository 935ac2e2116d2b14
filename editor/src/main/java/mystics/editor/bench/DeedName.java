package mystics.editor.bench;

import java.util.stream.Stream;

/** The deeds that are possible anywhere in the window, with their names and keys. */
enum DeedName {
    SEARCH("Search", "ctrl P"), UNDO("Undo", "ctrl Z"), REDO("Redo", "ctrl shift Z"), SAVE("Save", "ctrl S"), PLAY("Play",
            "F5"), HELP("Help", "F1"), NEW("New …", "ctrl N"), RENAME("Rename …", "F2"), FILES("Files", "ctrl B"), PROBLEMS("Problems",
                    "ctrl J"), HOME("Home", "");

    private final String words;
    private final String key;

    DeedName(String words, String key) {
        this.words = words;
        this.key = key;
    }

    String words() {
        return words;
    }

    /** The key in Swing's notation; empty if there is none. */
    String key() {
        return key;
    }

    /** The key in words, as people read it. */
    String said() {
        return Stream.of(key.split(" ")).map(part -> part.isEmpty() ? "" : Character.toUpperCase(part.charAt(0)) + part.substring(1))
                .reduce((one, two) -> one + "+" + two).orElse("");
    }
}
