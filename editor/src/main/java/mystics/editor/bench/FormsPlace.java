package mystics.editor.bench;

import java.util.function.Consumer;
import javax.swing.JComponent;
import mystics.content.Catalog;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.form.FormsDesk;
import mystics.editor.form.LoadedEntries;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** The desk of forms in the window. The desk of forms can open every file. */
final class FormsPlace implements WorkDesk {
    private final Drafting drafting;
    private final Theme theme;
    private final FormsDesk desk;

    FormsPlace(Drafting drafting, Catalog catalog, Theme theme, Consumer<Selection> chosen) {
        this.drafting = drafting;
        this.theme = theme;
        this.desk = new FormsDesk(drafting, entries(catalog), BoardStyle.of(catalog, theme), chosen);
        drafting.listen(project -> {
            if (desk.isVisible()) desk.refresh();
        });
    }

    private LoadedEntries entries(Catalog catalog) {
        return new LoadedEntries(catalog, () -> drafting.project().files().keySet());
    }

    @Override
    public String title() {
        return "Forms";
    }

    @Override
    public String guide() {
        return "editor.md#forms";
    }

    @Override
    public boolean opens(String path) {
        return true;
    }

    @Override
    public void show(Selection selection) {
        desk.show(selection);
    }

    /** Opens an entry of another mod in order to amend it. */
    void amend(Document entry) {
        desk.amend(entry);
    }

    /** Goes to the field or the line of a problem. */
    void go(Finding finding) {
        desk.show(Selection.of(finding.file()));
        desk.go(finding.line(), finding.column());
    }

    @Override
    public void loaded(Loaded loaded) {
        desk.loaded(entries(loaded.library().catalog()), BoardStyle.of(loaded.library().catalog(), theme).in(loaded.library().wording()),
                loaded.uses());
        desk.refresh();
    }

    @Override
    public JComponent component() {
        return desk;
    }

    @Override
    public void close() {
        // The desk of forms has no background work that must be stopped.
    }
}
