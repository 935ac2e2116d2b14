package mystics.editor.draft;

/** The text of a new manifest. */
public final class NewManifest {
    private NewManifest() {
    }

    /** The manifest of a mod that needs the base game. */
    public static String text(String id, String name, String author) {
        return "id: " + id + "\nname: " + quoted(name) + "\nversion: 1.0.0\nengine: 1\nauthors: [" + quoted(author)
                + "]\nlicence: none\nneeds: [base-game]\n";
    }

    private static String quoted(String text) {
        return '"' + text.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
