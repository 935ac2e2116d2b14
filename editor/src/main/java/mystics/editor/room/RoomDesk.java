package mystics.editor.room;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import mystics.choice.Sentence;
import mystics.content.MarkKind;
import mystics.editor.canvas.Overlay;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.mod.load.Library;
import net.miginfocom.swing.MigLayout;

/** The desk at which a room is drawn: tools, the room, its flaws, and beside it what is selected and an outline of everything. */
public final class RoomDesk extends JPanel implements AutoCloseable {
    private static final double SIDE_SHARE = 0.62;
    private final transient RoomWork work;
    private final transient RoomOptions options = new RoomOptions();
    private final transient ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "room-picture");
        thread.setDaemon(true);
        return thread;
    });
    private final transient List<Command> commands;
    private final RoomCanvas canvas;

    /**
     * @param library   what is loaded: its looks paint the room, its marks can be printed
     * @param selecting hears what is selected
     * @param path      the path of the room in the mod
     */
    public RoomDesk(Drafting drafting, Library library, Consumer<Selection> selecting, String path) {
        super(new MigLayout("insets 0, gap 0, fill", "[][grow, fill]", "[][grow, fill][]"));
        work = new RoomWork(drafting, path, selecting);
        Pencil pencil = new Pencil(work, options);
        options.listen(pencil::optionsChanged);
        commands = new RoomCommands(work, options).all();
        List<String> kinds = library.catalog().marks().values().stream().map(MarkKind::id).sorted().toList();
        canvas = new RoomCanvas(work, options, pencil, library.catalog(), worker);
        OutlinePane outline = new OutlinePane(work);
        CanvasKeys.finishing(outline, canvas, pencil, new Pen(canvas, pencil, options));
        Stream.of(canvas, outline).forEach(this::bind);
        JSplitPane beside = new JSplitPane(JSplitPane.VERTICAL_SPLIT, new Inspector(work, kinds, ofSeveral()).scrolled(),
                new JScrollPane(outline));
        beside.setResizeWeight(SIDE_SHARE);
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, canvas, beside);
        split.setResizeWeight(1);
        split.setBorder(null);
        beside.setBorder(null);
        add(new OptionsBar(options, kinds, menu()), "span, growx, wmin 0, wrap");
        add(new ToolRack(options).scrolled(), "growy, hmin 0");
        add(split, "grow, wmin 0, hmin 0, wrap");
        add(new FlawsPane(work, options), "span, growx, wmin 0");
    }

    /** What can be done here, besides drawing. */
    public List<Command> commands() {
        return commands;
    }

    /** The room on the screen, which takes the keys of the tools. */
    public JComponent canvas() {
        return canvas;
    }

    /** Lets go of the mod and of the painter. */
    @Override
    public void close() {
        work.close();
        worker.shutdownNow();
    }

    /** The commands for several spaces. */
    private List<Command> ofSeveral() {
        return commands.stream().filter(command -> List.of("Weld spaces", "Join by hand", "Part by hand", "See each other",
                "Do not see each other", "Align at the west", "Align at the north").contains(command.title().toString())).toList();
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
