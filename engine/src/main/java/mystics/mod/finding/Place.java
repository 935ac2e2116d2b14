package mystics.mod.finding;

/**
 * A place in the files of a mod.
 *
 * @param mod id of the mod, or the name of its folder or archive while the id is unknown
 * @param file path inside the mod with {@code /} between its parts; empty for the whole mod
 * @param line the number of the line, counted from 1; 0 for the whole file
 * @param column the number of the column, counted from 1; 0 for the whole line
 */
public record Place(String mod, String file, int line, int column) implements Comparable<Place> {

    /** The whole mod. */
    public static Place of(String mod) {
        return new Place(mod, "", 0, 0);
    }

    /** A whole file of a mod. */
    public static Place of(String mod, String file) {
        return new Place(mod, file, 0, 0);
    }

    /** A point in this place's file; lines and columns are counted from 1. */
    public Place at(int line, int column) {
        return new Place(mod, file, line, column);
    }

    /** Orders places by mod, file, line and column. */
    @Override
    public int compareTo(Place other) {
        int byMod = mod.compareTo(other.mod);
        int byFile = byMod != 0 ? byMod : file.compareTo(other.file);
        int byLine = byFile != 0 ? byFile : Integer.compare(line, other.line);
        return byLine != 0 ? byLine : Integer.compare(column, other.column);
    }

    /** The place in one line, without unknown parts: {@code mod/file:line:column}. */
    @Override
    public String toString() {
        return mod + (file.isEmpty() ? "" : "/" + file) + (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }
}
