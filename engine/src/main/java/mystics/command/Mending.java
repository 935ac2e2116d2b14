package mystics.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mystics.home.HomeFolder;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;

/** Mends findings in the files of a mod. The editor, which knows how to change files, provides it as a service. */
public interface Mending {
    /**
     * Mends whatever can be mended, after a copy of the mod has been kept in the user's folder.
     *
     * @param mod the folder of the mod
     * @param beside other mods to load with it
     * @return what was done, in order
     * @throws IOException if the mod cannot be read or written; what was written before it is whole
     */
    List<Mend> mend(Path mod, List<ModSource> beside, HomeFolder home) throws IOException;

    /**
     * A finding and what mended it.
     *
     * @param deed the remedy, such as {@code Delete the key}
     */
    record Mend(Finding finding, String deed) {
    }
}
