package mystics.editor.disk;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;

/**
 * Edits that were never saved.
 *
 * @param base the mod to which the edits apply: the mod on the disk, except that each file changed by the edits has its earlier content
 * @param edits the edits, the oldest first
 */
public record Left(Project base, List<Edit> edits) {
    private static final Sentence BEFORE = Sentence.of("as before changes from outside");

    /** The mod with all edits. */
    public Project result() {
        Project result = base;
        for (Edit edit : edits) result = result.with(edit);
        return result;
    }

    /** Repeats the edits in the open mod. Each of these edits can be undone. */
    public void into(Drafting drafting) {
        Edit back = Edit.between(BEFORE, drafting.settled(), base);
        if (!back.isEmpty()) drafting.make(back);
        edits.forEach(drafting::make);
    }

    /** Writes an edit. Before the edit, the method writes the original bytes of each file that no earlier edit has changed. */
    static void write(DataOutputStream out, EditJournal.Noted noted, Set<String> touched) throws IOException {
        List<String> fresh = noted.edit().deeds().stream().flatMap(deed -> deed.paths().stream()).distinct()
                .filter(path -> !touched.contains(path)).toList();
        out.writeInt(fresh.size());
        for (String path : fresh) {
            EditBytes.text(out, path);
            out.writeBoolean(noted.before().file(path).isPresent());
            EditBytes.bytes(out, noted.before().file(path).map(FileText::bytes).orElse(new byte[0]));
        }
        touched.addAll(fresh);
        EditBytes.write(out, noted.edit());
    }

    /** The same edits, with one more edit, which is read from the stream. The method {@link #write} wrote that edit. */
    Left read(DataInputStream in, Set<String> touched) throws IOException {
        SortedMap<String, FileText> files = new TreeMap<>(base.files());
        for (int left = in.readInt(); left > 0; left--) {
            String path = EditBytes.text(in);
            boolean there = in.readBoolean();
            FileText file = FileText.of(base.id(), path, EditBytes.bytes(in));
            files.remove(path);
            if (there) files.putAll(Map.of(path, file));
            touched.add(path);
        }
        List<Edit> more = new ArrayList<>(edits);
        more.add(EditBytes.read(in));
        return new Left(new Project(base.id(), files), more);
    }
}
