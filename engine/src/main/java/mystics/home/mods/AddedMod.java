package mystics.home.mods;

import java.nio.file.Path;
import java.util.List;
import mystics.choice.Sentence;

/**
 * A mod that was added to a user's folder.
 *
 * @param mod the name and version of the mod
 * @param place the present path of the mod
 * @param aside the earlier copies of the mod, at their new paths
 * @param doubts the doubts about the mods of the folder that the next start will report
 */
public record AddedMod(String mod, Path place, List<Path> aside, List<String> doubts) {
    /** The steps that were taken, in words. */
    public Sentence words() {
        return aside.isEmpty() ? Sentence.of("{mod} is in your folder of mods now.", "mod", mod)
                : Sentence.of("{mod} is in your folder of mods now. The copy that it replaces is kept in {folder}.", "mod", mod, "folder",
                        aside.get(0).getParent());
    }
}
