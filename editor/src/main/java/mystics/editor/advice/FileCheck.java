package mystics.editor.advice;

import java.util.List;
import java.util.Optional;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.CompiledMod;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.SchemaFiles;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;

/** Checks single files right after a change: whether they can be read, and whether their contents conform to their schemas. */
public final class FileCheck {
    private final Schemas schemas = new Schemas();

    /** The problems of those files that differ between two states of a mod. */
    public List<Problem> problems(Project before, Project now) {
        return now.files().values().stream().filter(file -> !before.file(file.path()).equals(Optional.of(file)))
                .flatMap(file -> Advice.problems(now, findings(now.id(), file)).stream()).toList();
    }

    /** Findings about a file; none if it is not YAML or if the game does not know its kind. */
    public List<Finding> findings(String mod, FileText file) {
        if (!file.isYaml()) return List.of();
        try {
            Document document = YamlText.read(mod, file.path(), file.bytes());
            String kind = file.path().equals(ModSource.MANIFEST) ? "mod" : document.folder();
            boolean checked = SchemaFiles.KINDS.contains(kind) && !document.root().has(CompiledMod.EXTENDS);
            return checked ? schemas.check(document, kind) : List.of();
        } catch (BrokenMod unreadable) {
            return unreadable.findings();
        }
    }
}
