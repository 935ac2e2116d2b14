package mystics.editor.draft;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.write.Splice;
import mystics.mod.write.UnwritableChange;
import mystics.mod.write.YamlWriter;

/**
 * The effect of one gesture on a mod: a drag, a dialog, a second of typing.
 *
 * @param label the words for the edit in the history
 * @param deeds the effects of the edit on files, one after the other
 */
public record Edit(Sentence label, List<FileDeed> deeds) {
    public Edit {
        deeds = List.copyOf(deeds);
    }

    /**
     * Changes of values in a YAML file, made one after the other. A missing file is created.
     *
     * @throws UnwritableChange if a change cannot be written into the current file
     */
    public static Edit of(Project project, Sentence label, String path, List<Change> changes) {
        String text = project.file(path).map(FileText::text).orElse("");
        List<Splice> splices = YamlWriter.at(path).write(text, changes);
        return project.file(path).isPresent() ? rewrite(label, path, splices) : create(label, path, Splice.apply(text, splices));
    }

    /** Does the same as {@link #of(Project, Sentence, String, List)}, for a single change of a value. */
    public static Edit of(Project project, Sentence label, String path, Change change) {
        return of(project, label, path, List.of(change));
    }

    /** Changes to stretches of a text, which need not be YAML. */
    public static Edit rewrite(Sentence label, String path, List<Splice> splices) {
        return new Edit(label, splices.isEmpty() ? List.of() : List.of(new FileDeed.Rewrite(path, splices)));
    }

    /** Gives a file a new text with a single splice, which replaces the stretch that differs. */
    public static Edit text(Project project, Sentence label, String path, String text) {
        return project.file(path).isPresent() ? rewrite(label, path, Splice.between(project.files().get(path).text(), text))
                : create(label, path, text);
    }

    /** A new file with a text. */
    public static Edit create(Sentence label, String path, String text) {
        return create(label, path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A new file. */
    public static Edit create(Sentence label, String path, byte[] bytes) {
        return new Edit(label, List.of(new FileDeed.Create(path, bytes.clone())));
    }

    /** The edit that turns one mod into another: splices for each text that differs, and files that are added or removed. */
    public static Edit between(Sentence label, Project before, Project after) {
        List<FileDeed> deeds = new ArrayList<>();
        before.files().forEach((path, file) -> {
            boolean stays = after.file(path).isPresent();
            if (!stays) deeds.add(new FileDeed.Delete(path));
            else if (!after.files().get(path).equals(file)) deeds.addAll(FileDeed.between(file, after.files().get(path)));
        });
        after.files().forEach((path, file) -> {
            if (before.file(path).isEmpty()) deeds.add(new FileDeed.Create(path, file.bytes()));
        });
        return new Edit(label, deeds);
    }

    /** The removal of a file. */
    public static Edit delete(Sentence label, String path) {
        return new Edit(label, List.of(new FileDeed.Delete(path)));
    }

    /** Gives a file a new path. References to the file are not changed. */
    public static Edit rename(Sentence label, String from, String to) {
        return new Edit(label, List.of(new FileDeed.Rename(from, to)));
    }

    /**
     * This edit, followed by a second edit that was made for the mod as it is after this edit. The new edit keeps the label of this edit.
     */
    public Edit and(Edit next) {
        return new Edit(label, Stream.concat(deeds.stream(), next.deeds.stream()).toList());
    }

    /** The same edit under another label. */
    public Edit labelled(Sentence other) {
        return new Edit(other, deeds);
    }

    /** Whether the edit changes nothing. */
    public boolean isEmpty() {
        return deeds.isEmpty();
    }

    /** The edit that undoes this edit, given the mod as it was before. */
    Edit inverse(Project before) {
        SortedMap<String, FileText> files = new TreeMap<>(before.files());
        List<FileDeed> inverse = new ArrayList<>();
        for (FileDeed deed : deeds) {
            inverse.add(deed.inverse(files));
            deed.on(before.id(), files);
        }
        Collections.reverse(inverse);
        return new Edit(label, inverse);
    }
}
