package mystics.editor.bench;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.draft.Selection;
import mystics.editor.rename.CannotRename;
import mystics.editor.rename.Renamed;
import mystics.editor.rename.Renaming;
import mystics.editor.rename.Taken;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** Asks for a new id for the selected thing, and shows every line that would change. */
final class RenameAsk extends JPanel {
    private static final String YAML = ".yaml";
    private final transient Loaded ready;
    private final transient Wording language;
    private final String before;
    private final JTextField after = new JTextField(24);
    private final Prose words = new Prose(" ");
    private final JTextArea lines = new JTextArea(14, 70);

    /** @param selection the file of an entry, its script, or a space of a room */
    RenameAsk(Loaded ready, Selection selection, Wording language) {
        super(new MigLayout("insets 0, fill, wrap 1", "[grow, fill]", "[][][grow, fill]"));
        this.ready = ready;
        this.language = language;
        before = key(ready, selection);
        after.setText(before.substring(before.lastIndexOf('/') + 1));
        Says.name(after, Sentence.of("The new id"));
        Says.name(lines, Sentence.of("Lines that change"));
        lines.setEditable(false);
        add(after);
        add(words, "wmin 0");
        add(new JScrollPane(lines));
        Typing.in(after, this::preview);
        preview();
    }

    private static String key(Loaded ready, Selection selection) {
        String entry = selection.path().replaceFirst("[.](yaml|groovy)$", "");
        List<String> steps = selection.single().map(Pointer::steps).orElse(List.of());
        boolean space = entry.startsWith("tiles/") && steps.size() > 1 && steps.get(0).equals("spaces");
        Pointer id = space ? Pointer.ROOT.in(steps.get(0)).in(steps.get(1)).in("id") : Pointer.ROOT;
        if (!space) return entry;
        return ready.project().file(entry + YAML).flatMap(room -> room.at(id)).map(name -> entry + "/" + name).orElse(entry);
    }

    /** Asks in a dialogue over a component. The result is empty if the user cancels. */
    Optional<Renaming> over(Component parent) {
        int said = JOptionPane.showConfirmDialog(parent, this, Sentence.of("Rename {entry}", "entry", before).in(language).toString(),
                JOptionPane.OK_CANCEL_OPTION, JOptionPane.PLAIN_MESSAGE);
        return said == JOptionPane.OK_OPTION ? renaming() : Optional.empty();
    }

    private void preview() {
        Optional<Renaming> renaming = renaming();
        renaming.ifPresent(known -> {
            Says.text(words, Sentence.of("{n} lines change, {left} lines say the word too and stay", "n", known.lines().size(), "left",
                    known.left().size()));
            lines.setText(String.join("\n", known.lines().stream().map(Object::toString).toList()));
            lines.setCaretPosition(0);
        });
        if (renaming.isEmpty()) lines.setText("");
    }

    private Optional<Renaming> renaming() {
        List<String> keys = new ArrayList<>(ready.others().keys());
        ready.project().files().keySet().stream().filter(path -> path.endsWith(YAML))
                .forEach(path -> keys.add(path.substring(0, path.length() - YAML.length())));
        Optional<Renamed> renamed = Renamed.of(before, before.substring(0, before.lastIndexOf('/') + 1) + after.getText().strip());
        if (renamed.isEmpty()) Says.text(words, Sentence.of("An id has small letters, digits and hyphens."));
        try {
            return renamed.map(wanted -> Renaming.of(ready.project(), wanted, new Taken(keys), ready.mentions().get()));
        } catch (CannotRename refused) {
            Says.text(words, refused.words());
            return Optional.empty();
        }
    }
}
