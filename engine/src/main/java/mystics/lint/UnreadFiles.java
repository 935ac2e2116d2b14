package mystics.lint;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.ModLayout;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.lang.TextMemory;

/** Checks for files in the game's folders that the game does not read, such as a file to which a text editor has added a second ending. */
final class UnreadFiles implements Check {
    private static final Set<String> FOLDERS = Stream
            .concat(ModLayout.KINDS.stream(), Stream.of(ModLayout.AMENDMENTS, ModLayout.LANGUAGES, ModLayout.RULES, "scenarios"))
            .collect(Collectors.toUnmodifiableSet());

    @Override
    public List<Finding> findings(Subject subject) {
        return subject.source().paths().stream()
                .filter(path -> FOLDERS.contains(path.substring(0, Math.max(0, path.indexOf('/')))) && !path.matches(".*\\.(yaml|groovy)")
                        && TextMemory.language(path).isEmpty())
                .map(path -> Finding.warning("unread-file", Place.of(subject.manifest().id(), path), "the game does not read this file")
                        .because("data files end in .yaml and scripts in .groovy").fix("Rename it, or move it to docs/."))
                .toList();
    }
}
