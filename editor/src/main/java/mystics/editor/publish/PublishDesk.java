package mystics.editor.publish;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.disk.FileErrorText;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.editor.print.ChapterPrint;
import mystics.editor.print.SheetSize;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.mod.Manifest;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.read.Pack;
import mystics.mod.source.ModSource;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** The desk for publishing a mod. The desk shows the obstacles and the changes, packs the mod, and prints the mod's chapters. */
public final class PublishDesk extends DraftingDesk {
    private static final Sentence NEXT = Sentence.of("Write the next version");
    private final transient Drafting drafting;
    private final transient Supplier<Library> library;
    private final transient Executor worker;
    private final JTextField folder;
    private final JButton check = Says.text(new JButton(), Sentence.of("Check"));
    private final JButton number = Says.text(new JButton(), NEXT);
    private final JButton pack = Says.text(new JButton(), Sentence.of("Pack the mod"));
    private final JCheckBox tiles = Says.text(new JCheckBox(), Sentence.of("with tiles"));
    private final JCheckBox cards = Says.text(new JCheckBox(), Sentence.of("with cards"));
    private final Flow paper = new Flow(8);
    private final Flow chapters = new Flow(8);
    private final Prose unprinted = new Prose("Chapters can be printed, with their rooms and cards. This mod has no chapter yet.").muted();
    private final Prose said = new Prose(" ");
    private final Prose changes = new Prose(" ");
    private final ChangedPictures pictures;
    private transient Optional<PublishCheck> checked = Optional.empty();
    /** The state of the mod that the engine has read. */
    private transient Optional<Project> read = Optional.empty();
    /** Whether a check is waiting for the engine to read the mod. */
    private boolean waiting;

    /**
     * @param library the loaded mods
     * @param edition loads another edition of the mod together with the other mods, which takes a while
     * @param packs the first folder for packs and printed chapters
     * @param worker runs scenarios and prints
     */
    public PublishDesk(Drafting drafting, Supplier<Library> library, Function<ModSource, Library> edition, Path packs,
            Executor worker) {
        super(drafting);
        this.drafting = drafting;
        this.library = library;
        this.worker = worker;
        pictures = new ChangedPictures(library, edition, worker);
        folder = Says.name(new JTextField(packs.toString(), 30), Sentence.of("Folder for packs and pages"));
        check.addActionListener(click -> check());
        Says.hint(number, Sentence.of("A version is written when the mod has changed since it was last packed. Check says which."));
        number.addActionListener(click -> checked.ifPresent(this::number));
        pack.addActionListener(click -> checked.filter(PublishCheck::isReady).ifPresent(this::pack));
        add(new Body().scrolled());
        refresh();
    }

    /** The parts of the desk, one below the other. */
    private final class Body extends Scrolling {
        Body() {
            super(new MigLayout("insets 14, fillx, wrap 1, gapy 8", "[grow, fill]"));
            add(row(new JLabel(), Sentence.of("Folder for packs and pages"), folder), "wmin 0");
            Flow deeds = new Flow(8);
            Stream.of(check, number, pack).forEach(deeds::add);
            add(deeds, "wmin 0");
            add(said, "wmin 0");
            add(changes, "wmin 0");
            add(pictures, "wmin 0, hidemode 3");
            paper.setVisible(false);
            paper.add(Says.text(new JLabel(), Sentence.of("On paper:")));
            paper.add(tiles);
            paper.add(cards);
            add(paper, "wmin 0, gaptop 16");
            add(chapters, "wmin 0");
            add(unprinted, "wmin 0, hidemode 3");
        }

        private JPanel row(JLabel label, Sentence words, JTextField field) {
            JPanel row = new JPanel(new BorderLayout(8, 0));
            row.setBorder(BorderFactory.createEmptyBorder());
            row.add(Says.text(label, words), BorderLayout.WEST);
            row.add(field);
            return row;
        }
    }

    private Path folder() {
        return Path.of(folder.getText().strip());
    }

    /**
     * Offers the chapters of the newly loaded mods. If a check was waiting for these mods, runs the check.
     *
     * @param project the state of the mod that was read
     */
    public void loaded(Project project) {
        read = Optional.of(project);
        if (waiting && isRead()) check();
        chapters.removeAll();
        mod().ifPresent(mod -> mod.entries().stream().filter(Chapter.class::isInstance).map(Chapter.class::cast).forEach(chapter -> {
            JButton print = Says.text(new JButton(), Sentence.of("Print {chapter}", "chapter", chapter.name()));
            print.addActionListener(click -> print(chapter.id()));
            chapters.add(print);
        }));
        paper.setVisible(chapters.getComponentCount() > 0);
        unprinted.setVisible(!paper.isVisible());
        chapters.revalidate();
        chapters.repaint();
    }

    private Optional<LoadedMod> mod() {
        return library.get().mods().stream().filter(mod -> mod.id().equals(drafting.project().id())).findFirst();
    }

    @Override
    public void refresh() {
        checked = Optional.empty();
        Says.text(number, NEXT);
        number.setEnabled(false);
        pack.setEnabled(false);
        Says.text(said, Sentence.of("Check whether the mod can be given away as it is now."));
        Says.text(changes, Sentence.EMPTY);
        pictures.clear();
    }

    private boolean isRead() {
        return read.filter(drafting.project()::equals).isPresent();
    }

    private void check() {
        drafting.settle();
        waiting = !isRead();
        Says.text(said, waiting ? Sentence.of("The mod is being read.") : Sentence.of("The scenarios are being run."));
        if (waiting) return;
        worker.execute(() -> {
            PublishCheck found = PublishCheck.of(drafting.project(), library.get(), folder());
            EventQueue.invokeLater(() -> show(found));
        });
    }

    private void show(PublishCheck found) {
        checked = Optional.of(found);
        number.setEnabled(!found.next().equals(found.version()));
        pack.setEnabled(found.isReady());
        if (number.isEnabled()) Says.text(number, Sentence.of("Write version {version}", "version", found.next()));
        List<Sentence> standing = found.isReady() ? List.of(Sentence.of("Version {version} can be packed.", "version", found.version()))
                : found.hindrances();
        Says.text(said, Sentence.row(Stream.concat(standing.stream(), found.remarks().stream()).toList(), "\n"));
        String lines = found.changes().stream().collect(Collectors.joining("\n"));
        Says.text(changes, lines.isEmpty() ? Sentence.EMPTY : Sentence.of("Changed since the last pack:\n{lines}", "lines", lines));
        if (lines.isEmpty()) pictures.clear();
        else pictures.offer(drafting.project(), folder());
    }

    private void number(PublishCheck found) {
        drafting.make(Edit.of(drafting.project(), Sentence.of("Version {version}", "version", found.next()), Manifest.FILE,
                List.of(new Change.Assign(Pointer.ROOT.in("version"), found.next()))));
        Says.text(said, Sentence.of("Version {version} is written. Check again, and then pack it.", "version", found.next()));
    }

    private void pack(PublishCheck found) {
        write(() -> Pack.give(found.source(), drafting.project().id() + "-" + found.version(), folder()));
    }

    private void print(String chapter) {
        Says.text(said, Sentence.of("The chapter is being printed."));
        List<ChapterPrint.Extra> extras = Stream.of(Optional.of(ChapterPrint.Extra.TILES).filter(extra -> tiles.isSelected()),
                Optional.of(ChapterPrint.Extra.CARDS).filter(extra -> cards.isSelected())).flatMap(Optional::stream).toList();
        Library known = library.get();
        Path file = folder().resolve(chapter + ".pdf");
        mod().ifPresent(mod -> write(() -> {
            String language = mod.manifest().languages().get(0);
            new ChapterPrint(known, mod, known.catalog().chapters().get(chapter), language, SheetSize.A4).pdf(file, extras);
            return file;
        }));
    }

    /** An action that writes a file. */
    private interface Writing {
        Path file() throws IOException;
    }

    private void write(Writing writing) {
        worker.execute(() -> {
            Sentence words = written(writing);
            EventQueue.invokeLater(() -> Says.text(said, words));
        });
    }

    private static Sentence written(Writing writing) {
        try {
            return Sentence.of("Written: {file}", "file", writing.file().toString());
        } catch (IOException failed) {
            return Sentence.of("This could not be written: {why}", "why", FileErrorText.with(failed));
        }
    }
}
