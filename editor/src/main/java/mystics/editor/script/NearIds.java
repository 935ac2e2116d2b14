package mystics.editor.script;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.editor.draft.Project;
import mystics.kit.words.ScriptCompletion;
import mystics.lint.KnownNames;
import mystics.rules.Names;

/**
 * The ids that a text in a script could mean: first the ids already in the script, then those of this mod, then those of the other loaded
 * mods.
 *
 * @param project the current mod
 * @param known the ids of all loaded mods
 */
record NearIds(Project project, KnownNames known, RuleFile file) implements ScriptCompletion.KnownIds {
    @Override
    public List<String> of(Names.What what, String within) {
        String room = what == Names.What.SPACE && within.isEmpty() && file.folder().equals("tiles") ? file.id() : within;
        Set<String> own = project.files().keySet().stream().filter(path -> path.endsWith(".yaml") && path.contains("/"))
                .map(path -> path.substring(path.lastIndexOf('/') + 1).replace(".yaml", "")).collect(Collectors.toSet());
        return known.of(what, room, file.script()).stream()
                .sorted(Comparator.<String>comparingInt(id -> own.contains(id) ? 0 : 1).thenComparing(Comparator.naturalOrder())).toList();
    }
}
