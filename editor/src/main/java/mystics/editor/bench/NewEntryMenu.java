package mystics.editor.bench;

import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.form.Known;
import mystics.editor.form.NewEntry;
import mystics.editor.type.Says;

/** The menu for new entries: the user chooses a kind and then types a name. The id follows from the name. */
final class NewEntryMenu {
    private final Drafting drafting;
    private final Known known;
    private final Consumer<Selection> made;

    NewEntryMenu(Drafting drafting, Known known, Consumer<Selection> made) {
        this.drafting = drafting;
        this.known = known;
        this.made = made;
    }

    void show(JComponent below) {
        JPopupMenu menu = new JPopupMenu();
        FileKinds.all().keySet().forEach(folder -> FileKinds.added(folder).ifPresent(title -> {
            JMenuItem item = Says.text(new JMenuItem(" "), title);
            item.addActionListener(chosen -> ask(folder, title, below));
            menu.add(item);
        }));
        menu.show(below, 0, below.getHeight());
    }

    /** Asks for the name of a new entry, and adds it. */
    void ask(String folder, JComponent over) {
        FileKinds.added(folder).ifPresent(title -> ask(folder, title, over));
    }

    private void ask(String folder, Sentence title, JComponent over) {
        Object name = JOptionPane.showInputDialog(over, Sentence.of("Its name").toString(), title.toString(), JOptionPane.PLAIN_MESSAGE);
        if (name instanceof String said && !said.isBlank()) {
            make(folder, said.strip());
        }
    }

    /** Adds an entry and opens it. */
    void make(String folder, String name) {
        drafting.settle();
        NewEntry entry = new NewEntry(drafting.settled(), known);
        String path = entry.path(folder, name);
        drafting.make(entry.edit(folder, FileKinds.added(folder).orElseThrow(), name));
        made.accept(Selection.of(path));
    }
}
