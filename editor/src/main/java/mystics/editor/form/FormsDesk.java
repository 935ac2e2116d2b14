package mystics.editor.form;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.Variant;
import mystics.editor.board.BoardStyle;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Selection;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import mystics.mod.write.PointerAt;
import mystics.mod.yaml.Document;

/**
 * The desk of forms. The desk shows one file as a form or as text, with the entry's card and the places that use the entry. The desk can
 * also show an entry of another mod.
 */
public final class FormsDesk extends JPanel {
    private static final List<String> CARDS = List.of("abilities", "cards", "encounters", "heroes", "marks", "minions");
    private final transient Drafting drafting;
    private final transient Consumer<Selection> chosen;
    private final JLabel title = new JLabel(" ");
    private final JToggleButton form = new JToggleButton("Form", true);
    private final JToggleButton text = new JToggleButton("Text");
    private final JPanel middle = new JPanel(new BorderLayout());
    private final FormSide side;
    private final JScrollPane beside;
    private transient LoadedEntries entries;
    private transient Map<String, List<Uses.Use>> index = Map.of();
    private transient Optional<FormView> view = Optional.empty();
    private transient Optional<TextForm> page = Optional.empty();
    private transient Optional<Document> amended = Optional.empty();
    private String path = "";
    private boolean grey;
    /** Whether the text is shown only because the open file has no form at present. */
    private boolean lent;

    /**
     * @param style paints the cards
     * @param chosen goes to a place of the mod
     */
    public FormsDesk(Drafting drafting, LoadedEntries entries, BoardStyle style, Consumer<Selection> chosen) {
        super(new BorderLayout(12, 8));
        this.drafting = drafting;
        this.entries = entries;
        this.chosen = chosen;
        this.side = new FormSide(style, this::use);
        this.beside = side.scrolled();
        setBorder(BorderFactory.createEmptyBorder(8, 12, 4, 4));
        Type.bold(title, 1.3f);
        ButtonGroup ways = new ButtonGroup();
        ways.add(form);
        ways.add(text);
        form.addActionListener(click -> turn());
        text.addActionListener(click -> turn());
        Flow head = new Flow(8);
        head.add(title, Flow.REST);
        head.add(form);
        head.add(text);
        add(head, BorderLayout.NORTH);
        add(middle, BorderLayout.CENTER);
        add(beside, BorderLayout.EAST);
    }

    /** Opens a file of the mod. */
    public void show(Selection selection) {
        if (!selection.path().equals(path) || amended.isPresent()) {
            path = selection.path();
            amended = Optional.empty();
            text.setEnabled(true);
            if (lent) form.setSelected(true);
            lent = false;
            open();
        }
        selection.single().ifPresent(at -> view.ifPresent(shown -> shown.reveal(at)));
    }

    /** Opens an entry of another mod in order to amend it. */
    public void amend(Document entry) {
        path = entry.path();
        amended = Optional.of(entry);
        form.setSelected(true);
        text.setEnabled(false);
        open();
    }

    /**
     * Goes to the value at a place of the file, by moving to the field of the value. If the text is open, or if the file has no form now,
     * goes to the line of the value in the text.
     *
     * @param line the line, counted from 1; with 0, the desk only shows the file
     * @param column the column, counted from 1; with 0, the cursor goes to the first word of the line
     */
    public void go(int line, int column) {
        if (line < 1) return;
        if (view.isPresent() && broken().isEmpty()) {
            drafting.project().file(path).flatMap(file -> PointerAt.of(file.text(), line, column))
                    .ifPresent(at -> view.ifPresent(shown -> shown.reveal(at)));
        } else {
            lend();
            open();
            page.ifPresent(shown -> shown.go(line));
        }
    }

    private void turn() {
        lent = false;
        open();
    }

    /** Shows this file as text. For the next file, the desk returns to the view that the user chose. */
    private void lend() {
        lent |= form.isSelected();
        text.setSelected(true);
    }

    /**
     * Receives the loaded entries.
     *
     * @param uses the places that name each entry
     */
    public void loaded(LoadedEntries fresh, BoardStyle style, Map<String, List<Uses.Use>> uses) {
        entries = fresh;
        side.wear(style);
        index = uses;
        showSide();
        Settling.settle(this);
    }

    /** Shows the current mod. As long as a file cannot be read, its form is grey. */
    public void refresh() {
        boolean unreadable = view.isPresent() && amended.isEmpty() && broken().isPresent();
        if (grey && !unreadable) {
            open();
        } else if (unreadable && !grey) {
            grey = true;
            Sentence why = Sentence.of("This file cannot be read now, so its form is grey. Nothing is lost: mend it under Text. {why}",
                    "why", broken().orElse(""));
            middle.add(new Prose(why), BorderLayout.NORTH);
            view.ifPresent(shown -> Settling.parts(shown).filter(part -> part != shown).forEach(part -> part.setEnabled(false)));
            middle.revalidate();
        } else if (!grey) {
            view.ifPresent(FormView::refresh);
        }
        if (amended.isPresent()) entitle();
        page.ifPresent(TextForm::refresh);
    }

    private Optional<String> broken() {
        return drafting.project().file(path).flatMap(FileText::broken).map(Object::toString);
    }

    private void open() {
        String kind = FormPlan.kindOf(path);
        form.setEnabled(!kind.isEmpty());
        if (kind.isEmpty()) lend();
        view = Optional.empty();
        page = Optional.empty();
        grey = false;
        middle.removeAll();
        if (text.isSelected()) {
            page = Optional.of(new TextForm(drafting, path));
            middle.add(page.get());
        } else {
            FormDraft draft = amended.<FormDraft>map(entry -> new AmendedEntry(drafting, entry))
                    .orElseGet(() -> new OwnFile(drafting, path));
            view = Optional.of(new FormView(FormPlan.of(kind), name(), draft, entries));
            middle.add(view.get().pane());
        }
        entitle();
        showSide();
        Settling.settle(this);
        refresh();
        revalidate();
        repaint();
    }

    /** Names the open entry, and says whether this mod changes an entry of another mod. */
    private void entitle() {
        boolean changed = amended.filter(entry -> new AmendedEntry(drafting, entry).isChanged()).isPresent();
        Says.text(title, Sentence.of(changed ? "{name}, amended by this mod" : "{name}", "name", name()));
    }

    /** The name of the entry, or the path if the file has none. */
    private String name() {
        Object values = amended.<Object>map(entry -> PlainNodes.of(entry.root()))
                .orElseGet(() -> drafting.project().file(path).map(FileText::tree).orElse(Map.of()));
        return values instanceof Map<?, ?> map && map.get("name") instanceof String said ? said : path;
    }

    /** Shows the card and the uses of the entry. */
    private void showSide() {
        String kind = path.contains("/") ? path.substring(0, path.indexOf('/')) : "";
        String id = path.substring(path.lastIndexOf('/') + 1).replace(".yaml", "");
        Optional<Entry> entry = entries.entry(kind, id).filter(one -> !(one instanceof Variant));
        boolean isCard = CARDS.contains(kind);
        beside.setVisible(side.show(entry.filter(one -> isCard), index.getOrDefault(kind + "/" + id, List.of())));
        revalidate();
    }

    private JButton use(Uses.Use use) {
        JButton button = new JButton(use.path().replace(".yaml", ""));
        Says.hint(button, Sentence.of("Go to {path}", "path", use.path() + use.at()));
        boolean own = drafting.project().file(use.path()).isPresent();
        button.setEnabled(own);
        button.addActionListener(click -> chosen.accept(Selection.of(use.path(), use.at())));
        return button;
    }
}
