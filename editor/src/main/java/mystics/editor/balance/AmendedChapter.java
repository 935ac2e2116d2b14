package mystics.editor.balance;

import java.util.Optional;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.editor.draft.Drafting;
import mystics.editor.form.AmendedEntry;
import mystics.mod.load.UnfinishedChapter;
import mystics.mod.write.Change;
import mystics.mod.write.PlainTree;
import mystics.mod.yaml.Document;
import tools.jackson.databind.json.JsonMapper;

/** A chapter of another mod, with the amendments of the mod that is being edited. A change of the chapter becomes an amendment. */
public final class AmendedChapter implements TriedChapter {
    private final AmendedEntry entry;
    private final String path;

    /** @param chapter the chapter without the amendments of the edited mod */
    public AmendedChapter(Drafting drafting, Document chapter) {
        this.entry = new AmendedEntry(drafting, chapter);
        this.path = chapter.path();
    }

    @Override
    public Optional<Chapter> chapter() {
        return read(entry.values());
    }

    @Override
    public Optional<Chapter> after(Deed deed) {
        Object values = entry.values();
        for (Change change : deed.changes()) {
            values = PlainTree.with(values, change);
        }
        return read(values);
    }

    /** Reads plain values. They are written as JSON, which is YAML as well. */
    private Optional<Chapter> read(Object values) {
        return UnfinishedChapter.of(path, JsonMapper.shared().writeValueAsString(values));
    }

    @Override
    public void make(Deed deed) {
        entry.make(deed.label(), deed.changes());
    }
}
