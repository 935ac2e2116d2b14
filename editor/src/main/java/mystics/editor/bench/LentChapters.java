package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.balance.BalanceDesk;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.amend.Register;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Pointer;

/**
 * Measures a mod in a chapter that the user chooses: a chapter of the mod, or a chapter of another mod, which bots play with the changes of
 * this mod. The mod's own chapters come first.
 */
final class LentChapters extends JPanel {
    private static final String FOLDER = "chapters/";
    private static final String ENDING = ".yaml";
    private static final Sentence WAIT = Sentence.of("The mod is being read.");
    private final transient Function<Choice, BalanceDesk> maker;
    private final JComboBox<Choice> chapters = new JComboBox<>();
    private final JPanel middle = new JPanel(new BorderLayout());
    private transient Optional<BalanceDesk> desk = Optional.empty();
    private String selected = "";
    private String wanted = "";

    /**
     * A chapter in the list.
     *
     * @param path the file of the chapter
     * @param foreign the chapter of another mod; empty for a chapter of this mod
     */
    record Choice(String path, String name, int number, Optional<Document> foreign) {
        private static Choice foreign(Document chapter) {
            return new Choice(chapter.path(), chapter.root().path("name").asString(chapter.id()), chapter.root().path("number").asInt(0),
                    Optional.of(chapter));
        }

        private static Choice own(FileText file) {
            String name = file.at(Pointer.ROOT.in("name")).map(Object::toString).orElse(file.path());
            return new Choice(file.path(), name, 0, Optional.empty());
        }

        private boolean isSame(Choice other) {
            return toString().equals(other.toString()) && path.equals(other.path) && foreign.isPresent() == other.foreign.isPresent();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** @param maker makes the desk of a chapter */
    LentChapters(Function<Choice, BalanceDesk> maker) {
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

    /**
     * Offers the chapters of the mod and of the other mods. At first the mod's first chapter is chosen; if the mod has none, the chapter
     * that is played first. The chapter that the user chooses stays open.
     *
     * @param loaded the mod as it was read; empty if it is still being read
     */
    void offer(Project project, Optional<Loaded> loaded) {
        List<Choice> found = Stream.concat(project.files().values().stream().filter(file -> isChapter(file.path())).map(Choice::own),
                loaded.map(Loaded::others).stream().flatMap(LentChapters::foreign)).toList();
        boolean same = found.size() == chapters.getItemCount()
                && found.stream().allMatch(one -> one.isSame(chapters.getItemAt(found.indexOf(one))));
        if (!same) {
            Optional<Choice> before = Optional.ofNullable((Choice) chapters.getSelectedItem());
            DefaultComboBoxModel<Choice> offered = new DefaultComboBoxModel<>(found.toArray(Choice[]::new));
            String first = loaded.map(now -> FOLDER + now.library().catalog().firstToPlay().id() + ENDING).orElse("");
            Optional<Choice> kept = before.flatMap(known -> found.stream().filter(known::isSame).findFirst());
            kept.or(() -> found.stream().filter(one -> one.foreign().isEmpty()).findFirst())
                    .or(() -> found.stream().filter(one -> one.path().equals(first)).findFirst()).ifPresent(offered::setSelectedItem);
            chapters.setModel(offered);
            if (kept.isEmpty()) turn();
        }
        goToWanted();
        desk.ifPresent(BalanceDesk::offer);
    }

    private static Stream<Choice> foreign(Register others) {
        return others.keys().stream().filter(key -> key.startsWith(FOLDER)).flatMap(key -> others.entry(key).stream())
                .map(Choice::foreign).sorted(Comparator.comparingInt(Choice::number).thenComparing(Choice::name));
    }

    private static boolean isChapter(String path) {
        return path.startsWith(FOLDER) && path.endsWith(ENDING);
    }

    /** Opens a chapter of the mod when its file has been selected, as soon as it is offered. Any other file changes nothing. */
    void open(String path) {
        if (path.equals(selected)) return;
        selected = path;
        if (isChapter(path)) wanted = path;
        goToWanted();
    }

    private void goToWanted() {
        IntStream.range(0, chapters.getItemCount()).mapToObj(chapters::getItemAt)
                .filter(one -> one.foreign().isEmpty() && one.path().equals(wanted)).findFirst().ifPresent(one -> {
                    wanted = "";
                    if (one != chapters.getSelectedItem()) chapters.setSelectedItem(one);
                });
    }

    private void turn() {
        if (!(chapters.getSelectedItem() instanceof Choice choice)) return;
        stop();
        desk = Optional.of(maker.apply(choice));
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
