package mystics.editor.play.over;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.home.Shelf;
import mystics.editor.type.Typing;
import mystics.home.Shelf;
import net.miginfocom.swing.MigLayout;

/** Asks for the name under which a game is saved, and warns before another saved game is overwritten. */
public final class SavePane extends JPanel {
    private final JTextField name = new JTextField(30);
    private final Prose remark = new Prose(" ");
    private final JButton save = new JButton("Save");
    private final transient List<Shelf.Entry> known;

    /**
     * @param suggested the suggested name
     * @param known the saved games
     * @param keep receives the chosen name
     */
    SavePane(String suggested, List<Shelf.Entry> known, Consumer<String> keep) {
        super(new MigLayout("insets 0, fillx, wrap 1", "[grow, fill]", "[]14[]8[]"));
        this.known = known;
        add(new Prose("Save this game", 1.6f, Font.BOLD), "wmin 0");
        Flow row = new Flow(10);
        row.add(name, Flow.TEXT);
        row.add(save);
        add(row, "wmin 0");
        add(remark, "wmin 0");
        name.setText(free(suggested.replaceAll("[^\\p{L}\\p{N} _.-]", "")));
        name.getAccessibleContext().setAccessibleName("Name of the saved game");
        name.selectAll();
        name.addActionListener(entered -> save.doClick());
        save.addActionListener(click -> keep.accept(name.getText().strip()));
        Typing.in(name, this::say);
        say();
    }

    /** The suggested name, with a number added if another game already has it. */
    private String free(String wanted) {
        String free = wanted;
        for (int number = 2; taken(free).isPresent(); number++) {
            free = wanted + " " + number;
        }
        return free;
    }

    private Optional<Shelf.Entry> taken(String wanted) {
        return known.stream().filter(game -> game.name().equalsIgnoreCase(wanted)).findFirst();
    }

    private void say() {
        Optional<Shelf.Entry> other = taken(name.getText().strip());
        save.setText(other.isPresent() ? "Replace" : "Save");
        Says.text(remark, other
                .map(game -> Sentence.of("There is a saved game of this name, of {when}. It would be replaced by this one.", "when",
                        game.said()))
                .orElse(Sentence.of("The game is kept by itself after every answer; a saved game is a place to come back to.")));
    }

    /** The name field. */
    JTextField field() {
        return name;
    }
}
