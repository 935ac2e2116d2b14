package mystics.editor.balance;

import java.util.Optional;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeskWork;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.load.UnfinishedChapter;

/**
 * A chapter of the mod that is being edited.
 *
 * @param desk the chapter, in the file at {@code path}
 */
record OwnChapter(DeskWork desk, String path) implements TriedChapter {
    @Override
    public Optional<Chapter> chapter() {
        return desk.chapter();
    }

    @Override
    public Optional<Chapter> after(Deed deed) {
        Project now = desk.project();
        Project after = now.with(Edit.of(now, deed.label(), path, deed.changes()));
        return after.file(path).map(FileText::text).flatMap(text -> UnfinishedChapter.of(path, text));
    }

    @Override
    public void make(Deed deed) {
        desk.make(deed);
    }
}
