package mystics.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mystics.home.HomeFolder;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;

/** Mends findings in the files of a mod. The editor, which can change files, provides this service. */
public interface Mending {
    /**
     * Saves a copy of the mod in the user's folder, then mends every finding that can be mended.
     *
     * @param mod the folder of the mod
     * @param beside other mods to be loaded with this mod
     * @return the mended findings, in order
     * @throws IOException if the mod cannot be read or written; files already written are whole
     */
    List<Mend> mend(Path mod, List<ModSource> beside, HomeFolder home) throws IOException;

    /**
     * A mended finding.
     *
     * @param deed the remedy that was applied, such as {@code Delete the key}
     */
    record Mend(Finding finding, String deed) {
    }
}
