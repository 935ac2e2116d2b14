package mystics.editor.home;

import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.home.Players;
import mystics.play.Company;
import mystics.play.UndoPolicy;
import net.miginfocom.swing.MigLayout;

/**
 * The form for the agreements at the table: how far moves can be undone, who throws the dice, and the seed for repeating the same dice and
 * cards.
 */
final class AtTheTable {
    private static final String NUMBER = "\\d{0,18}";
    private final JComboBox<NamedChoice<UndoPolicy>> undo = new JComboBox<>();
    private final JCheckBox ownDice = new JCheckBox("We throw our own dice");
    private final JTextField seed = new JTextField(10);

    AtTheTable() {
        undo.addItem(new NamedChoice<>(UndoPolicy.TO_LAST_NEWS, "Take back to the last new information"));
        undo.addItem(new NamedChoice<>(UndoPolicy.FREELY, "Take back freely; the log says so"));
        undo.addItem(new NamedChoice<>(UndoPolicy.NEVER, "Take nothing back"));
        undo.getAccessibleContext().setAccessibleName("How far answers may be taken back");
        seed.getAccessibleContext().setAccessibleName("Seed of dice and cards");
    }

    /** Adds the fields to a form. */
    void layOn(JPanel form) {
        form.add(undo, "growx 0, wmin 0");
        form.add(ownDice, "wmin 0");
        JPanel chance = new JPanel(new MigLayout("insets 0, fillx", "[]8[]8[grow, fill]"));
        chance.add(new JLabel("Seed"));
        chance.add(seed);
        chance.add(new Prose("The same number brings the same dice and cards. Leave it empty for a night nobody knows."), "wmin 0");
        form.add(chance, "wmin 0");
    }

    /** The reason why these agreements are impossible; empty if they are possible. */
    Optional<Sentence> trouble() {
        return seed.getText().strip().matches(NUMBER) ? Optional.empty()
                : Optional.of(Sentence.of("A seed is a number of at most 18 digits, or nothing."));
    }

    /** The players and their agreements. */
    Company company(Players players) {
        String number = seed.getText().strip();
        long chance = number.isEmpty() ? System.nanoTime() & 0xFFFF_FFFFL : Long.parseLong(number);
        Optional<Long> rolls = ownDice.isSelected() ? Optional.empty() : Optional.of(chance);
        return new Company(players.people(), players.bots(), rolls, Optional.of(chance), undo.getItemAt(undo.getSelectedIndex()).thing());
    }
}
