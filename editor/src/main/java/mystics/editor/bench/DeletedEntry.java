package mystics.editor.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileDeed;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.script.RuleFile;
import mystics.mod.source.ModSource;

/**
 * The removal of an entry with everything that belongs to it alone: its rules, and the scenarios that bear its name. The scenarios also go
 * with the rules alone. Any other file is removed by itself. The manifest stays, because no mod is without one.
 */
record DeletedEntry(Project project, String path) {
    private static final String FACTS = ".yaml";

    /** The edit that removes the files; empty if there is nothing to remove. */
    Optional<Edit> edit() {
        List<String> files = files();
        return files.isEmpty() ? Optional.empty() : Optional.of(new Edit(Sentence.of("{name} deleted", "name", name()),
                files.stream().<FileDeed>map(FileDeed.Delete::new).toList()));
    }

    private List<String> files() {
        if (path.equals(ModSource.MANIFEST)) return List.of();
        Stream<String> others = RuleFile.of(project, path).filter(rules -> List.of(rules.facts(), rules.script()).contains(path)).stream()
                .flatMap(rules -> Stream.of(Optional.of(rules.script()), Optional.of(rules.scenario()).filter(file -> isAlone(rules)))
                        .flatMap(Optional::stream));
        return Stream.concat(Stream.of(path), others).distinct().filter(file -> project.file(file).isPresent()).toList();
    }

    /** Whether no other entry has the same id, so that the scenarios with this id show the rules of this entry. */
    private boolean isAlone(RuleFile rules) {
        String ending = "/" + rules.id() + FACTS;
        return project.files().keySet().stream().filter(file -> file.endsWith(ending) && !file.equals(rules.scenario())).count() == 1;
    }

    private String name() {
        return project.file(path).map(FileText::tree).filter(tree -> tree instanceof Map<?, ?> map && map.get("name") instanceof String)
                .map(tree -> ((Map<?, ?>) tree).get("name").toString()).orElse(path);
    }
}
