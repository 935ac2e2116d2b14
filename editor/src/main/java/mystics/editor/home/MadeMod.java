package mystics.editor.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import mystics.editor.draft.FileText;
import mystics.mod.load.Gathering;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Pointer;

/**
 * A mod that can be opened in the editor.
 *
 * @param folder the folder of the mod; its last name is the id of the mod
 * @param name the name that people read
 */
public record MadeMod(Path folder, String name) {
    /** The largest manifest that is read for its name, in bytes. */
    private static final long MOST = 100_000;

    /** The mods in a folder, by their names. Slow. */
    public static List<MadeMod> in(Path folder) {
        return Gathering.in(folder).stream().filter(Files::isDirectory).map(MadeMod::at)
                .sorted(Comparator.comparing(MadeMod::name, String.CASE_INSENSITIVE_ORDER)).toList();
    }

    private static MadeMod at(Path folder) {
        String id = id(folder);
        return new MadeMod(folder, manifest(folder, id).at(Pointer.ROOT.in("name")).map(Object::toString).orElse(id));
    }

    /** The manifest; empty if it cannot be read, because a mod without a sound manifest can be opened and mended as well. */
    private static FileText manifest(Path folder, String id) {
        Path file = folder.resolve(ModSource.MANIFEST);
        try {
            boolean readable = Files.isRegularFile(file) && Files.size(file) <= MOST;
            return FileText.of(id, ModSource.MANIFEST, readable ? Files.readAllBytes(file) : new byte[0]);
        } catch (IOException unreadable) {
            return FileText.of(id, ModSource.MANIFEST, new byte[0]);
        }
    }

    /** The name of the folder. */
    String id() {
        return id(folder);
    }

    private static String id(Path folder) {
        return folder.getFileName().toString();
    }
}
