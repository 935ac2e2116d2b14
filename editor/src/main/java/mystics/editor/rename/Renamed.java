package mystics.editor.rename;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The thing that gets a new id: an entry, or a space of a room.
 *
 * @param folder the folder of the entry, or of the room
 * @param room the room of the space; empty for an entry
 * @param before the current id
 * @param after the new id
 */
public record Renamed(String folder, String room, String before, String after) {
    /** The folder of rooms. */
    static final String ROOMS = "tiles";
    /** The folders whose entries speak in passages. */
    static final List<String> SPEAKERS = List.of("heroes", "persons", "marks");
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final List<String> NO_TEXT = List.of("true", "false", "null");

    /**
     * The renaming that two keys stand for, such as {@code cards/old cards/new} or {@code tiles/loft/a1 tiles/loft/a2}; empty if the keys
     * do not match.
     */
    public static Optional<Renamed> of(String before, String after) {
        List<String> old = List.of(before.replaceFirst("^rooms/", ROOMS + "/").split("/"));
        List<String> now = List.of(after.replaceFirst("^rooms/", ROOMS + "/").split("/"));
        boolean fits = old.size() == now.size() && old.subList(0, old.size() - 1).equals(now.subList(0, now.size() - 1));
        String id = now.get(now.size() - 1);
        if (!fits || !ID.matcher(id).matches() || NO_TEXT.contains(id)) return Optional.empty();
        String from = old.get(old.size() - 1);
        if (old.size() == 2) return Optional.of(new Renamed(old.get(0), "", from, id));
        return old.size() == 3 && old.get(0).equals(ROOMS) ? Optional.of(new Renamed(ROOMS, old.get(1), from, id)) : Optional.empty();
    }

    /** Whether the renamed thing is a space. */
    boolean isSpace() {
        return !room.isEmpty();
    }

    /** The key of the entry in other files; for a space, the key of its room. */
    String key() {
        return folder + "/" + (isSpace() ? room : before);
    }

    /** The opposite renaming. */
    Renamed back() {
        return new Renamed(folder, room, after, before);
    }

    /** Matches the id as a separate word. */
    Pattern word() {
        return Pattern.compile("(?<![\\p{Alnum}_-])" + Pattern.quote(before) + "(?![\\p{Alnum}_-])");
    }
}
