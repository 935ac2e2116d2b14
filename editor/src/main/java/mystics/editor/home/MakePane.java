package mystics.editor.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.disk.SafeFile;
import mystics.editor.draft.NewId;
import mystics.editor.draft.NewManifest;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Upright;
import mystics.mod.source.ModSource;
import net.miginfocom.swing.MigLayout;

/** The page on which an author begins a new mod or continues an existing mod. */
public final class MakePane extends Page {
    private static final int LETTERS = 26;
    private final transient Deeds deeds;
    private final Path folder;
    private final JTextField name = new JTextField(LETTERS);
    private final JTextField author = new JTextField(LETTERS);

    /** The actions of the page. */
    public interface Deeds {
        /** Makes a mod and opens it. */
        void make(String name, String author);

        /** Opens the folder of a mod. */
        void open(Path mod);

        /** Goes home. */
        void home();
    }

    /**
     * @param mods the mods that can be opened
     * @param folder the folder of mods
     */
    public MakePane(List<MadeMod> mods, Path folder, Deeds deeds) {
        super(Sentence.of("Make something"), deeds::home);
        this.deeds = deeds;
        this.folder = folder;
        JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 10", "[grow, fill]"));
        page.add(new Prose("Rooms, chapters, cards and stories of your own. What you make is a mod: a folder of files that you can play, "
                + "give away and change again."), "wmin 0");
        page.add(heading("A new mod"), "gaptop 8");
        page.add(fresh(), "growx 0");
        page.add(heading("Go on with a mod"), "gaptop 12");
        page.add(known(mods), "wmin 0");
        if (mods.isEmpty()) {
            page.add(new Prose("There are no mods in your folder yet."));
        }
        hold(Upright.scrolled(page));
        button("Open a folder …", this::choose);
    }

    /** A button with the name of each mod, and beside it the id of the mod. */
    private JPanel known(List<MadeMod> mods) {
        JPanel list = new JPanel(new MigLayout("insets 0, wrap 2, gapy 6, novisualpadding", "[fill]12[grow, fill]"));
        mods.forEach(mod -> {
            JButton button = new JButton(mod.name());
            button.setHorizontalAlignment(SwingConstants.LEADING);
            button.addActionListener(click -> deeds.open(mod.folder()));
            list.add(button);
            list.add(new Prose(mod.id()).muted(), "wmin 0");
        });
        return list;
    }

    private JPanel fresh() {
        JPanel form = new JPanel(new MigLayout("insets 0, novisualpadding", "[]12[]12[]"));
        JLabel called = new JLabel("Its name");
        called.setLabelFor(name);
        Says.name(name, Sentence.of("Name of the mod"));
        JLabel by = new JLabel("Made by");
        by.setLabelFor(author);
        Says.name(author, Sentence.of("Author of the mod"));
        form.add(called);
        form.add(name, "wrap");
        form.add(by);
        form.add(author);
        JButton make = new JButton("New mod");
        make.addActionListener(click -> make());
        Keys.on(name, "ENTER", this::make);
        Keys.on(author, "ENTER", this::make);
        form.add(make);
        return form;
    }

    private void make() {
        if (name.getText().isBlank() || author.getText().isBlank()) {
            say(Sentence.of("Give the mod a name, and say who makes it."));
        } else {
            say(Sentence.of("The mod is being made …"));
            deeds.make(name.getText().strip(), author.getText().strip());
        }
    }

    private void choose() {
        JFileChooser chooser = Files.isDirectory(folder) ? new JFileChooser(folder.toFile()) : new JFileChooser();
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
            deeds.open(chooser.getSelectedFile().toPath());
        }
    }

    /** Writes a new mod that contains only its manifest, and returns its folder. Slow. */
    public static Path written(Path mods, String name, String author) {
        Path mod = mods.resolve(NewId.of(name, free(mods, "mod")));
        if (Files.exists(mod)) {
            throw new IllegalArgumentException("There is a mod '" + mod.getFileName() + "' in your folder already. Choose another name.");
        }
        try {
            SafeFile.write(mod.resolve(ModSource.MANIFEST), NewManifest.text(mod.getFileName().toString(), name, author));
        } catch (IOException failed) {
            throw new UncheckedIOException("The mod could not be written: " + failed.getMessage(), failed);
        }
        return mod;
    }

    /** The id that a word gives, with a number if another mod already has that id. */
    private static String free(Path mods, String word) {
        return Stream.concat(Stream.of(word), IntStream.iterate(2, number -> number + 1).mapToObj(number -> word + "-" + number))
                .filter(id -> !Files.exists(mods.resolve(id))).findFirst().orElseThrow();
    }
}
