package mystics.editor.bench;

import java.awt.Insets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Project;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Pointer;

/**
 * The top of the window: the name of the mod, the desks, and the deeds that are possible anywhere, in groups with headings. The buttons of
 * a group stay together. Deeds that have only a key and no button can be found by searching.
 */
final class BenchHead extends Flow {
    private static final int GAP = 4;
    /** The space between groups. */
    private static final int APART = 14;
    /** The space on either side of the words on a button: less than usual, because many buttons stand in one row. */
    private static final Insets SLIM = new Insets(2, 6, 2, 6);
    private static final String LEAST = "JComponent.minimumWidth";
    private final JLabel title = new JLabel(" ");
    private final Map<DeedName, AbstractButton> deeds = new EnumMap<>(DeedName.class);
    private final List<JToggleButton> desks;

    /**
     * @param turn opens a desk by its number
     * @param deed does the deed of a button
     */
    BenchHead(List<String> titles, Consumer<Integer> turn, Consumer<DeedName> deed) {
        super(APART);
        setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
        Type.bold(title, 1.15f);
        add(title, TEXT);
        Flow turning = new Flow(GAP);
        add(new HeadGroup(Sentence.of("Desks"), turning));
        ButtonGroup group = new ButtonGroup();
        desks = titles.stream().map(JToggleButton::new).toList();
        for (int i = 0; i < desks.size(); i++) {
            int number = i;
            group.add(desks.get(i));
            desks.get(i).addActionListener(click -> turn.accept(number));
            turning.add(slim(desks.get(i)));
        }
        for (DeedName.Group each : DeedName.Group.values()) {
            Flow doing = new Flow(GAP);
            Stream.of(DeedName.values()).filter(name -> name.group() == each).forEach(name -> {
                AbstractButton button = made(name, deed);
                if (name.hasButton()) doing.add(slim(button));
            });
            add(new HeadGroup(each.title(), doing));
        }
    }

    private AbstractButton made(DeedName name, Consumer<DeedName> deed) {
        boolean drawer = name == DeedName.FILES || name == DeedName.PROBLEMS;
        AbstractButton button = drawer ? new JToggleButton(name.words(), true) : new JButton(name.words());
        Says.hint(button, Sentence.of("{deed} ({key})", "deed", Sentence.of(name.words()), "key", name.said()));
        if (name.key().isEmpty()) {
            button.setToolTipText(null);
        }
        button.addActionListener(click -> deed.accept(name));
        deeds.put(name, button);
        return button;
    }

    private static AbstractButton slim(AbstractButton button) {
        button.setMargin(SLIM);
        button.putClientProperty(LEAST, 0);
        return button;
    }

    /** The button of a deed. */
    AbstractButton button(DeedName name) {
        return deeds.get(name);
    }

    /**
     * Shows which desk is open, and which desks can be opened.
     *
     * @param missing for each desk what must be done before it can be opened; empty for a desk that can be opened
     */
    void turned(int open, List<Sentence> missing) {
        for (int i = 0; i < desks.size(); i++) {
            desks.get(i).setEnabled(missing.get(i).isEmpty());
            Says.hint(desks.get(i), missing.get(i));
        }
        desks.get(open).setSelected(true);
    }

    /** Shows the name of the mod, and whether there are changes to undo or save. */
    void refresh(Drafting drafting) {
        String name = name(drafting.project());
        int unsaved = drafting.unsaved().size();
        Says.text(title, unsaved == 0 ? Sentence.of("{mod}", "mod", name) : Sentence.of("{mod} •", "mod", name));
        deeds.get(DeedName.UNDO).setEnabled(drafting.isPreviewing() || drafting.history().canUndo());
        deeds.get(DeedName.REDO).setEnabled(drafting.history().canRedo());
        deeds.get(DeedName.SAVE).setEnabled(unsaved > 0 || drafting.isPreviewing());
    }

    private static String name(Project mod) {
        return mod.file(ModSource.MANIFEST).flatMap(file -> file.at(Pointer.ROOT.in("name"))).map(Object::toString).orElse(mod.id());
    }
}
