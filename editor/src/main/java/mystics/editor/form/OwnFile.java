package mystics.editor.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** A file of the edited mod, as its form sees it. */
public final class OwnFile implements FormDraft {
    private final Drafting drafting;
    private final String path;

    /** @param path the path of the file in the mod */
    public OwnFile(Drafting drafting, String path) {
        this.drafting = drafting;
        this.path = path;
    }

    @Override
    public Object values() {
        return drafting.project().file(path).map(FileText::tree).orElse(Map.of());
    }

    @Override
    public void type(Sentence label, Change change) {
        drafting.preview(Edit.of(drafting.settled(), label, path, change));
    }

    @Override
    public void done() {
        drafting.settle();
    }

    @Override
    public void make(Sentence label, List<Change> changes) {
        drafting.settle();
        drafting.make(Edit.of(drafting.settled(), label, path, changes));
    }

    @Override
    public Optional<Owner> owner(Pointer at) {
        return Optional.empty();
    }
}
