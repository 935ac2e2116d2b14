package mystics.editor.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.yaml.Pointer;

/** Finds the places where files name entries, according to the schemas. A word that merely equals an id does not count. */
public final class Uses {
    private final Map<String, FormPlan> plans = new HashMap<>();
    private final Map<String, List<Use>> found = new HashMap<>();

    private Uses() {
    }

    /** A place that names an entry. */
    public record Use(String path, Pointer at) {
    }

    /**
     * The places that name each entry, by {@code folder/id}; only the first place in each file is listed. This method is slow for many
     * files.
     *
     * @param trees the contents of files as plain nodes, by path
     */
    public static Map<String, List<Use>> index(Map<String, Object> trees) {
        Uses uses = new Uses();
        trees.forEach((path, tree) -> {
            String kind = FormPlan.kindOf(path);
            if (!kind.isEmpty()) {
                NamedIds.in(uses.plans.computeIfAbsent(kind, FormPlan::of).content(), tree).forEach(id -> uses.note(path, id));
            }
        });
        return Map.copyOf(uses.found);
    }

    private void note(String path, NamedIds.NamedId id) {
        id.of().forEach(kind -> note(kind.equals(NamedIds.ANY) ? id.text() : kind + "/" + id.text(), new Use(path, id.at())));
    }

    private void note(String key, Use use) {
        List<Use> uses = found.computeIfAbsent(key, first -> new ArrayList<>());
        boolean known = uses.stream().anyMatch(each -> each.path().equals(use.path())) || use.path().equals(key + ".yaml");
        if (!known) {
            uses.add(use);
        }
    }
}
