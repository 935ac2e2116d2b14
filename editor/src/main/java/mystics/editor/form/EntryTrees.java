package mystics.editor.form;

import java.util.Map;
import java.util.TreeMap;
import mystics.mod.amend.Register;

/** The entries of loaded mods as plain nodes. */
public final class EntryTrees {
    private EntryTrees() {
    }

    /** The entries by the paths of their files. This method is slow for many entries. */
    public static Map<String, Object> of(Register register) {
        Map<String, Object> trees = new TreeMap<>();
        register.keys().forEach(key -> register.entry(key).ifPresent(entry -> trees.put(key + ".yaml", PlainNodes.of(entry.root()))));
        return trees;
    }
}
