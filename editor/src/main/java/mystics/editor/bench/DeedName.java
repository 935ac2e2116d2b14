package mystics.editor.bench;

import java.util.stream.Stream;
import mystics.choice.Sentence;

/** The deeds that are possible anywhere in the window, with their groups, names and keys. */
enum DeedName {
    NEW(Group.MOD, "New …", "ctrl N"),
    UNDO(Group.MOD, "Undo", "ctrl Z"),
    REDO(Group.MOD, "Redo", "ctrl shift Z"),
    SAVE(Group.MOD, "Save", "ctrl S"),
    RENAME(Group.MOD, "Rename …", "F2"),
    DELETE(Group.MOD, "Delete the entry", ""),
    PLAY(Group.MOD, "Play", "F5"),
    SEARCH(Group.FIND, "Search", "ctrl P"),
    HELP(Group.FIND, "Help", "F1"),
    FILES(Group.WINDOW, "Files", "ctrl B"),
    PROBLEMS(Group.WINDOW, "Problems", "ctrl J"),
    HOME(Group.WINDOW, "Home", "");

    private final Group group;
    private final String words;
    private final String key;

    /** The groups in which buttons of deeds stand. */
    enum Group {
        MOD, FIND, WINDOW;

        /** The heading of the group. */
        Sentence title() {
            return switch (this) {
                case MOD -> Sentence.of("The mod");
                case FIND -> Sentence.of("Find out");
                case WINDOW -> Sentence.of("The window");
            };
        }
    }

    DeedName(Group group, String words, String key) {
        this.group = group;
        this.words = words;
        this.key = key;
    }

    /** Whether the deed has a button at the top of the window. The other deeds have a key or a line in a menu, and can be searched. */
    boolean hasButton() {
        return this != RENAME && this != DELETE;
    }

    Group group() {
        return group;
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
