package mystics.save;

import java.nio.file.Path;
import mystics.choice.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads and writes save files as {@link SaveFile} values.
 *
 * @param renames old and current names of entries
 */
record SaveFiles(Renames renames) {
    private static final String MARK = "mystics";

    /**
     * Reads a save file.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, or written by a newer program
     */
    SaveFile read(Path file) {
        return read(file, TextFile.read(file));
    }

    /** Whether a text is a complete saved game. */
    boolean isWhole(Path file, String text) {
        try {
            read(file, text);
            return true;
        } catch (SaveRefused damaged) {
            return false;
        }
    }

    private SaveFile read(Path file, String text) {
        try {
            if (text.isBlank()) {
                throw SaveRefused.damaged(file, "it is empty");
            }
            JsonNode tree = Json.tree(text);
            JsonNode format = tree.path(MARK);
            if (!format.isInt()) {
                throw foreign(file);
            }
            if (format.asInt() > Saves.FORMAT) {
                throw new SaveRefused(file,
                        Sentence.of("it was saved by a newer Mystics ({version}).", "version", tree.path("engine").asString("")),
                        Sentence.of("Update this program to open it."));
            }
            return Json.read(renames.in(tree), SaveFile.class);
        } catch (JacksonException broken) {
            throw text.contains("\"" + MARK + "\"") ? SaveRefused.damaged(file, Json.wrong(broken)) : foreign(file);
        }
    }

    private static SaveRefused foreign(Path file) {
        return new SaveRefused(file, Sentence.of("it is not a saved game of Mystics."),
                Sentence.of("Choose a file that ends in {ending}.", "ending", Saves.ENDING));
    }
}
