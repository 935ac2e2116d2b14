package mystics.editor.disk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.draft.Clash;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Merge;
import mystics.editor.draft.Project;

/**
 * The changes that another program made to a mod while the editor had the mod open.
 *
 * @param disk the current mod on the disk
 * @param taken the edit that makes the other program's changes in the editor: whole files, or single values if the file was also changed in
 *     the editor
 * @param clashes paths of files in which the editor and the other program changed the same value or line differently; the version in the
 *     editor stays
 * @param values the conflicts that concern single values, each with both versions
 */
public record Outside(Project disk, Edit taken, List<String> clashes, List<Clash> values) {
    private static final Sentence LABEL = Sentence.of("changes from outside");

    /**
     * Compares three states of a mod.
     *
     * @param saved the state in which the mod was last read or saved
     * @param here the state with the edits that were made in the editor
     */
    public static Outside between(Project saved, Project here, Project disk) {
        List<String> changed = Stream.of(saved, disk).flatMap(mod -> mod.files().keySet().stream()).sorted().distinct()
                .filter(path -> !saved.file(path).equals(disk.file(path)) && !here.file(path).equals(disk.file(path))).toList();
        SortedMap<String, FileText> files = new TreeMap<>(here.files());
        List<String> clashes = new ArrayList<>();
        List<Clash> values = new ArrayList<>();
        for (String path : changed) {
            if (here.file(path).equals(saved.file(path))) {
                put(files, path, disk);
                continue;
            }
            Optional<Merge> merge = merge(path, saved, here, disk);
            merge.ifPresent(joined -> {
                files.put(path, joined.file());
                values.addAll(joined.clashes());
            });
            if (merge.filter(joined -> joined.clashes().isEmpty()).isEmpty()) clashes.add(path);
        }
        return new Outside(disk, Edit.between(LABEL, here, new Project(here.id(), files)), List.copyOf(clashes), List.copyOf(values));
    }

    private static Optional<Merge> merge(String path, Project saved, Project here, Project disk) {
        return saved.file(path).flatMap(before -> here.file(path).flatMap(mine -> disk.file(path)
                .flatMap(theirs -> Merge.of(before, mine, theirs))));
    }

    private static void put(SortedMap<String, FileText> files, String path, Project disk) {
        disk.file(path).ifPresentOrElse(file -> files.put(path, file), () -> files.remove(path));
    }

    /** Whether the edited mod already has every change that the other program made. */
    public boolean isEmpty() {
        return taken.isEmpty() && clashes.isEmpty();
    }

    /**
     * Takes in the changes as a separate edit. Of conflicting files, the version in the editor stays; saving replaces the files on disk.
     */
    public void into(Drafting drafting) {
        if (!taken.isEmpty()) drafting.make(taken);
        drafting.saved(disk);
    }

    /** The edit that replaces the editor's changes to a conflicting file by the other program's changes. */
    public Edit theirs(Project here, String path) {
        SortedMap<String, FileText> files = new TreeMap<>(here.files());
        put(files, path, disk);
        return Edit.between(LABEL, here, new Project(here.id(), files));
    }
}
