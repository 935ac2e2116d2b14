package mystics.editor.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.write.Splice;
import mystics.mod.write.UnwritableChange;
import mystics.mod.yaml.Pointer;

/**
 * The result of joining two changes of a file.
 *
 * @param file the file with both changes; where they conflict, the version in the editor
 * @param clashes the lines or values that the two changes alter differently
 */
public record Merge(FileText file, List<Clash> clashes) {
    public Merge {
        clashes = List.copyOf(clashes);
    }

    /**
     * Joins two changes: line by line if they touch different lines, and otherwise value by value. Elements of lists are identified by
     * their ids.
     *
     * @param before the common original of both
     * @return empty if a file cannot be read; the user must then choose one of the files
     */
    public static Optional<Merge> of(FileText before, FileText mine, FileText theirs) {
        if (!before.isText() || !mine.isText() || !theirs.isText()) return Optional.empty();
        Optional<FileText> lines = LineMerge.of(before.text(), mine.text(), theirs.text())
                .map(text -> mine.with(Splice.between(mine.text(), text)));
        if (!before.isYaml()) return lines.map(file -> new Merge(file, List.of()));
        if (isBroken(before) || isBroken(mine) || isBroken(theirs)) return Optional.empty();
        TreeMerge tree = TreeMerge.of(mine.path(), before.tree(), mine.tree(), theirs.tree());
        Optional<FileText> whole = lines.filter(file -> !isBroken(file) && file.tree().equals(tree.merged()));
        return whole.map(file -> new Merge(file, tree.clashes())).or(() -> written(mine, tree));
    }

    private static boolean isBroken(FileText file) {
        return file.broken().isPresent();
    }

    private static Optional<Merge> written(FileText mine, TreeMerge tree) {
        try {
            Project alone = new Project("merge", new TreeMap<>(Map.of(mine.path(), mine)));
            List<Change> changes = new ArrayList<>(List.of(new Change.Assign(Pointer.ROOT, tree.merged())));
            Project after = alone.with(Edit.of(alone, Sentence.of("merged"), mine.path(), changes));
            return after.file(mine.path()).map(file -> new Merge(file, tree.clashes()));
        } catch (UnwritableChange no) {
            return Optional.empty();
        }
    }
}
