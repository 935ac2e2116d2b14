package mystics.editor.disk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.FoundMod;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Pointer;

/**
 * Finds the mods that the edited mod needs, and the mods that those mods need, in some folders. The result is kept until the edited mod
 * needs other mods.
 */
public final class Neighbours {
    private final List<Path> folders;
    private Set<String> asked = Set.of();
    private List<ModSource> found = List.of();

    /** @param folders the folders of mods, the preferred one first; a missing folder contains none */
    public Neighbours(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /** The folder of the user's mods, and the folder in which a mod lies. */
    public static Neighbours of(Path mods, Path mod) {
        return new Neighbours(Stream.of(mods.toAbsolutePath().normalize(), mod.toAbsolutePath().normalize().resolveSibling("")).distinct()
                .toList());
    }

    /** The mods to load together with a mod. This method is slow if the mod's requirements have changed. */
    public List<ModSource> of(ModLoader loader, Project project) {
        Set<String> wanted = wanted(project);
        if (!wanted.equals(asked)) {
            found = found(loader, wanted, project.id());
            asked = wanted;
        }
        return found;
    }

    private static Set<String> wanted(Project project) {
        Set<String> wanted = new TreeSet<>();
        for (String key : List.of("needs", "likes")) {
            project.file(ModSource.MANIFEST).filter(FileText::isYaml).flatMap(file -> file.at(Pointer.ROOT.in(key)))
                    .ifPresent(named -> ids(named).forEach(wanted::add));
        }
        return wanted;
    }

    private static Stream<String> ids(Object named) {
        if (named instanceof Map<?, ?> ranges) return ranges.keySet().stream().map(String::valueOf);
        return named instanceof List<?> list ? list.stream().map(String::valueOf) : Stream.empty();
    }

    private List<ModSource> found(ModLoader loader, Set<String> wanted, String itself) {
        if (Set.of(BaseGame.PATH).containsAll(wanted)) return List.of();
        Map<String, FoundMod> known = new LinkedHashMap<>();
        List<Path> there = folders.stream().flatMap(folder -> Gathering.in(folder).stream())
                .filter(mod -> Files.exists(mod.resolve(ModSource.MANIFEST))).toList();
        Gathering.at(loader, there).found().forEach(mod -> known.putIfAbsent(mod.id(), mod));
        known.remove(itself);
        List<ModSource> taken = new ArrayList<>();
        Deque<String> open = new ArrayDeque<>(wanted);
        while (!open.isEmpty()) {
            FoundMod mod = known.remove(open.remove());
            if (mod == null) continue;
            taken.add(mod.source());
            open.addAll(mod.manifest().needs().keySet());
            open.addAll(mod.manifest().likes().keySet());
        }
        return List.copyOf(taken);
    }
}
