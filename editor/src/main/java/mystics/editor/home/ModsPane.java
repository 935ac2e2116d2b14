package mystics.editor.home;

import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Upright;
import mystics.home.mods.BoxedMods;
import mystics.home.mods.ModShelf;
import net.miginfocom.swing.MigLayout;

/** The mods page: switches mods on and off, orders them, and shows their health. */
public final class ModsPane extends Page {
    private final transient Deeds deeds;

    /** The actions of the page. */
    public interface Deeds {
        /** Switches the mod with the given id on or off. */
        void turn(String mod, ModShelf.State to);

        /** Moves a mod one place forward in the loading order. */
        void earlier(String mod);

        /** Loads nothing but the base game until the program ends. */
        void safeMode();

        /** Adds the folder or zip file of a mod. */
        void add(Path file);

        /** Adds a mod that comes with the program. */
        void unpack(String mod);

        /** Goes to the home page and loads the changed mods. */
        void home();
    }

    /**
     * @param folder the folder for mods
     * @param others mods that were loaded from other folders
     * @param health the problems of active mods; empty if there are none
     */
    public ModsPane(List<ModShelf.Entry> mods, String folder, List<String> others, List<String> health, Deeds deeds) {
        this(mods, List.of(), folder, others, health, deeds);
    }

    /** @param boxed the mods that come with the program */
    public ModsPane(List<ModShelf.Entry> mods, List<BoxedMods.Boxed> boxed, String folder,
            List<String> others, List<String> health, Deeds deeds) {
        super(Sentence.of("Mods"), deeds::home);
        this.deeds = deeds;
        JPanel body = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]"));
        body.add(
                new Prose(Sentence.of(mods.isEmpty()
                        ? "There are no mods in your folder yet. Choose the folder or zip file of a mod with the button below, or drop "
                        + "it on this window. It is copied to {folder}."
                        : "They lie in {folder}. They are loaded from the top down where they do not say otherwise themselves.", "folder",
                        folder)),
                "wmin 0");
        mods.forEach(mod -> body.add(row(mod)));
        List<BoxedMods.Boxed> fresh = boxed.stream().filter(mod -> mods.stream().noneMatch(known -> known.id().equals(mod.id()))).toList();
        if (!fresh.isEmpty()) {
            body.add(heading("In the box, and off until you want them"), "gaptop 10");
            fresh.forEach(mod -> body.add(row(mod)));
        }
        if (!others.isEmpty()) {
            body.add(heading("Loaded for this time"), "gaptop 10");
            others.forEach(mod -> body.add(new Prose(mod), "wmin 0"));
            body.add(new Prose(
                    "They were named when the program was started, with --mods, and cannot be switched here: start it without them."),
                    "wmin 0");
        }
        if (!mods.isEmpty()) {
            body.add(heading("Problems"), "gaptop 10");
            health.forEach(line -> body.add(new Prose(line), "wmin 0"));
            if (health.isEmpty()) {
                body.add(new Prose("All that are on can be loaded together, and nothing is doubtful."), "wmin 0");
            }
        }
        hold(Upright.scrolled(body));
        button("Add a file …", this::choose);
        button("Safe mode: only the base game", deeds::safeMode)
                .setToolTipText("Until the program is left nothing but the base game is loaded");
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) deeds.add(chooser.getSelectedFile().toPath());
    }

    private Flow row(ModShelf.Entry mod) {
        Flow row = new Flow(14);
        row.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(UIManager.getColor("Mystics.edge"), 1, true),
                BorderFactory.createEmptyBorder(8, 8, 8, 8)));
        JCheckBox on = new JCheckBox("", mod.state() == ModShelf.State.ON);
        Says.name(on, Sentence.of("{mod} is on", "mod", mod.name()));
        on.setEnabled(mod.state() == ModShelf.State.ON || mod.state() == ModShelf.State.OFF);
        on.addActionListener(click -> deeds.turn(mod.id(), on.isSelected() ? ModShelf.State.ON : ModShelf.State.OFF));
        row.add(on);
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 2", "[grow, fill]"));
        words.add(new Prose(mod.name(), 1.2f, Font.BOLD), "wmin 0");
        words.add(new Prose(state(mod)), "wmin 0");
        row.add(words, Flow.TEXT);
        JButton earlier = new JButton("Earlier");
        Says.name(earlier, Sentence.of("Load {mod} earlier", "mod", mod.name()));
        earlier.setEnabled(mod.state() == ModShelf.State.ON);
        earlier.addActionListener(click -> deeds.earlier(mod.id()));
        row.add(earlier);
        return row;
    }

    private Flow row(BoxedMods.Boxed mod) {
        Flow row = new Flow(14);
        row.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        JButton add = new JButton("Add");
        Says.name(add, Sentence.of("Add {mod}", "mod", mod.name()));
        add.addActionListener(click -> deeds.unpack(mod.id()));
        row.add(add);
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 2", "[grow, fill]"));
        words.add(new Prose(mod.name(), 1.1f, Font.BOLD), "wmin 0");
        words.add(new Prose(mod.about()), "wmin 0");
        row.add(words, Flow.TEXT);
        return row;
    }

    private static Sentence state(ModShelf.Entry mod) {
        return Sentence.of(switch (mod.state()) {
            case UNREADABLE -> "It cannot be read. {about}";
            case REPLACED -> "{mod}. Not loaded: there is another copy of this mod, as new or newer. {about}";
            default -> "{mod}. {about}";
        }, "mod", mod.words(), "about", mod.about());
    }
}
