package mystics.editor.room;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import mystics.choice.Sentence;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.Overlay;
import mystics.editor.canvas.TracingShelf;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.geometry.Drawing;
import mystics.mod.load.Library;
import mystics.mod.yaml.Pointer;

/** The desk for drawing a room. The desk shows the tools, the room, the flaws of the room, the selection, and an outline of everything. */
public final class RoomDesk extends JPanel implements AutoCloseable {
    private static final double SIDE_SHARE = 0.62;
    private static final float LETTERS = 19;
    private final transient RoomWork work;
    private final transient RoomOptions options = new RoomOptions();
    private final transient List<Command> commands;
    private final RoomCanvas canvas;
    private final TracingBar tracing;

    /** A desk that does not remember which pictures are traced. */
    public RoomDesk(Drafting drafting, Library library, Consumer<Selection> selecting, String path, Executor worker) {
        this(drafting, library, selecting, path, worker, TracingShelf.NONE);
    }

    /**
     * @param library the loaded mods, whose looks paint the room and whose marks can be printed
     * @param selecting receives the selection
     * @param path the path of the room in the mod
     * @param worker paints the finished picture and reads the picture to be traced; the code that made this worker also ends it
     * @param pictures remembers the pictures to be traced
     */
    public RoomDesk(Drafting drafting, Library library, Consumer<Selection> selecting, String path, Executor worker,
            TracingShelf pictures) {
        super(new BorderLayout());
        work = new RoomWork(drafting, path, selecting);
        TracingHand picture = new TracingHand(new TracingWork(path, pictures, worker));
        Pencil pencil = new Pencil(work, options, picture);
        options.listen(pencil::optionsChanged);
        commands = new RoomCommands(work, options, picture.work()).all();
        List<String> kinds = kinds(drafting, library);
        canvas = new RoomCanvas(work, options, pencil, library.catalog(), worker);
        OutlinePane outline = new OutlinePane(work);
        CanvasKeys.finishing(outline, canvas, pencil, new Pen(canvas, pencil, options));
        Stream.of(canvas, outline).forEach(this::bind);
        tracing = new TracingBar(picture, options, canvas::requestFocusInWindow);
        add(above(new OptionsBar(options, kinds, menu(), canvas::requestFocusInWindow)), BorderLayout.NORTH);
        add(new ToolRack(options, canvas::requestFocusInWindow).scrolled(), BorderLayout.WEST);
        add(canvas, BorderLayout.CENTER);
        add(beside(new SelectionPane(work, kinds, ofSeveral()), outline), BorderLayout.EAST);
        add(new FlawsPane(work, options, picture.work()), BorderLayout.SOUTH);
    }

    /** The bar of options, and below it the bar of the picture to be traced. */
    private JPanel above(OptionsBar bar) {
        JPanel both = new JPanel(new BorderLayout());
        both.add(bar, BorderLayout.NORTH);
        both.add(tracing, BorderLayout.SOUTH);
        return both;
    }

    /** The pane of the selection above the outline. The two panes take at most a third of the desk's width. */
    private JSplitPane beside(SelectionPane inspector, OutlinePane outline) {
        JSplitPane beside = new JSplitPane(JSplitPane.VERTICAL_SPLIT, inspector.scrolled(), new JScrollPane(outline)) {
            @Override
            public Dimension getPreferredSize() {
                int third = RoomDesk.this.getWidth() / 3;
                int usual = Math.round(Type.size() * LETTERS);
                return new Dimension(third == 0 ? usual : Math.min(third, usual), super.getPreferredSize().height);
            }
        };
        beside.setResizeWeight(SIDE_SHARE);
        beside.setBorder(BorderFactory.createEmptyBorder());
        return beside;
    }

    /** The marks that can be printed: marks that are already printed in some room, and marks of the mod itself. */
    private static List<String> kinds(Drafting drafting, Library library) {
        Stream<String> printed = library.catalog().rooms().values().stream().flatMap(room -> room.drawing().marks().stream())
                .map(Drawing.Mark::kind);
        Stream<String> own = drafting.project().files().keySet().stream().filter(file -> file.matches("marks/[^/]+\\.yaml"))
                .map(file -> file.substring("marks/".length(), file.length() - ".yaml".length()));
        return Stream.concat(printed, own).distinct().sorted().toList();
    }

    /** The commands of this desk, apart from drawing. */
    public List<Command> commands() {
        return commands;
    }

    /** Selects elements of the room by their places in the file, such as {@code /spaces/3}. */
    public void select(List<Pointer> places) {
        work.select(ElementShapes.all(work.drawing()).stream().filter(element -> places.stream()
                .anyMatch(place -> (place + "/").startsWith("/" + element.kind().key() + "/" + element.index() + "/"))).toList());
    }

    /** The path of the room in the mod. */
    public String path() {
        return work.path();
    }

    /** Puts a picture to be traced below the drawing. */
    public void trace(Path picture) {
        options.take(Tool.PICTURE);
        tracing.take(picture);
    }

    /** The room on the screen, which takes the keys of the tools. */
    public JComponent canvas() {
        return canvas;
    }

    /** Stops following the mod. */
    @Override
    public void close() {
        work.close();
    }

    /** The commands for several spaces. */
    private List<Command> ofSeveral() {
        return commands.stream().filter(command -> List.of("Weld spaces", "Join by hand", "Part by hand", "See each other",
                "Do not see each other", "Align at the west", "Align at the east", "Align at the north", "Align at the south")
                .contains(command.title().toString())).toList();
    }

    private void bind(JComponent part) {
        Arrays.stream(Tool.values()).forEach(tool -> Keys.on(part, tool.key(), () -> options.take(tool)));
        commands.stream().filter(command -> !command.key().isEmpty()).forEach(command -> Keys.on(part, command.key(), command.deed()));
        Keys.on(part, "L", () -> options.show(Overlay.SIGHT));
        Keys.on(part, "N", () -> options.show(Overlay.NEXT));
    }

    private JButton menu() {
        JPopupMenu menu = new JPopupMenu();
        commands.forEach(command -> {
            JMenuItem item = Says.text(new JMenuItem(), command.title());
            if (!command.key().isEmpty()) item.setAccelerator(KeyStroke.getKeyStroke(command.key()));
            item.addActionListener(chosen -> command.deed().run());
            menu.add(item);
        });
        JButton button = Says.text(new JButton(), Sentence.of("Change"));
        button.addActionListener(pressed -> menu.show(button, 0, button.getHeight()));
        return button;
    }
}
