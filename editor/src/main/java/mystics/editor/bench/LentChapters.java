package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.balance.BalanceDesk;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.amend.Register;
import mystics.mod.yaml.Document;

/** Measures a mod that has no chapter: the user chooses a chapter of another mod, and bots play it with the changes of this mod. */
final class LentChapters extends JPanel {
    private static final String FOLDER = "chapters/";
    private static final Sentence WAIT = Sentence.of("The mod is being read.");
    private final transient Function<Document, BalanceDesk> maker;
    private final JComboBox<Choice> chapters = new JComboBox<>();
    private final JPanel middle = new JPanel(new BorderLayout());
    private transient Optional<BalanceDesk> desk = Optional.empty();

    /** A chapter in the list. */
    private record Choice(Document chapter) {
        private String name() {
            return chapter.root().path("name").asString(chapter.id());
        }

        private int number() {
            return chapter.root().path("number").asInt(0);
        }

        private boolean isSame(Choice other) {
            return chapter.id().equals(other.chapter.id());
        }

        @Override
        public String toString() {
            return name();
        }
    }

    /** @param maker makes the desk of a chapter */
    LentChapters(Function<Document, BalanceDesk> maker) {
        super(new BorderLayout());
        this.maker = maker;
        JLabel label = Says.text(new JLabel(), Sentence.of("Bots play with this mod in the chapter"));
        label.setLabelFor(chapters);
        Flow head = new Flow(8);
        head.setBorder(BorderFactory.createEmptyBorder(12, 12, 0, 12));
        head.add(label);
        head.add(chapters);
        add(head, BorderLayout.NORTH);
        Prose wait = new Prose(WAIT);
        wait.setBorder(BorderFactory.createEmptyBorder(12, 12, 12, 12));
        middle.add(wait, BorderLayout.NORTH);
        add(middle);
        chapters.addActionListener(chosen -> turn());
    }

    /** Offers the chapters of the other mods, with the first one to play chosen. The chapter that the user chooses stays open. */
    void offer(Loaded loaded) {
        Register others = loaded.others();
        List<Choice> found = others.keys().stream().filter(key -> key.startsWith(FOLDER)).flatMap(key -> others.entry(key).stream())
                .map(Choice::new).sorted(Comparator.comparingInt(Choice::number).thenComparing(Choice::name)).toList();
        boolean same = found.size() == chapters.getItemCount()
                && found.stream().allMatch(one -> one.isSame(chapters.getItemAt(found.indexOf(one))));
        if (!same) {
            DefaultComboBoxModel<Choice> offered = new DefaultComboBoxModel<>(found.toArray(Choice[]::new));
            String first = loaded.library().catalog().firstToPlay().id();
            found.stream().filter(one -> one.chapter().id().equals(first)).findFirst().ifPresent(offered::setSelectedItem);
            chapters.setModel(offered);
            turn();
        }
        desk.ifPresent(BalanceDesk::offer);
    }

    private void turn() {
        if (!(chapters.getSelectedItem() instanceof Choice choice)) return;
        stop();
        desk = Optional.of(maker.apply(choice.chapter()));
        middle.removeAll();
        middle.add(desk.get().scrolled());
        middle.revalidate();
        middle.repaint();
    }

    /** Stops the games. */
    void stop() {
        desk.ifPresent(BalanceDesk::stop);
    }
}
