package mystics.lint;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.mod.ModLayout;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** Checks that no text of an entry is still the dots with which the editor begins it. */
final class OpenTexts implements Check {
    private static final List<String> TEXTS = List.of("text", "about", "intro");
    private static final Set<String> DOTS = Set.of("\u2026", "...");

    @Override
    public List<Finding> findings(Subject subject) {
        return ModLayout.KINDS.stream().flatMap(folder -> subject.entries(folder).stream()).flatMap(OpenTexts::open).toList();
    }

    private static Stream<Finding> open(Document entry) {
        return TEXTS.stream().filter(key -> DOTS.contains(entry.root().path(key).asString("").strip()))
                .map(key -> Finding
                        .warning("text-open", entry.keyAt("/" + key), "the " + key + " of '" + entry.id() + "' is not written yet")
                        .fix("Write what players read there."));
    }
}
