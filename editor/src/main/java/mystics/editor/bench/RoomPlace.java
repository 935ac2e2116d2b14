package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.canvas.TracingShelf;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.room.RoomDesk;
import mystics.mod.load.Library;

/** The desk of rooms in the window, for one room at a time. */
public final class RoomPlace implements WorkDesk {
    private final Drafting drafting;
    private final Consumer<Selection> select;
    private final JPanel place = new JPanel(new BorderLayout());
    private final ExecutorService worker;
    private final TracingShelf pictures;
    private Library library;
    private Optional<RoomDesk> desk = Optional.empty();

    /** @param select shows a place of the mod at the right desk */
    public RoomPlace(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        this.drafting = drafting;
        this.select = select;
        library = tools.library();
        pictures = tools.pictures();
        worker = tools.threads().apply("room-picture");
    }

    @Override
    public String title() {
        return "Room";
    }

    @Override
    public Sentence opener() {
        return Sentence.of("Choose a room among the files, or make one with New …");
    }

    @Override
    public String guide() {
        return "editor.md#room";
    }

    @Override
    public boolean opens(String path) {
        return path.matches("tiles/[^/]+\\.yaml");
    }

    @Override
    public void show(Selection selection) {
        if (desk.filter(open -> open.path().equals(selection.path())).isEmpty()) {
            open(selection.path());
        }
        desk.ifPresent(open -> open.select(selection.pointers()));
    }

    private void open(String path) {
        desk.ifPresent(RoomDesk::close);
        RoomDesk opened = new RoomDesk(drafting, library, select, path, worker, pictures);
        desk = Optional.of(opened);
        place.removeAll();
        place.add(opened);
        place.revalidate();
    }

    /** Receives the loaded mods. The desk uses the newly loaded mods when it next opens a room. */
    @Override
    public void loaded(Loaded loaded) {
        library = loaded.library();
    }

    @Override
    public JComponent component() {
        return place;
    }

    @Override
    public Optional<JComponent> keys() {
        return desk.map(RoomDesk::canvas);
    }

    /** Ends the worker after it has written the last changes to the traced picture. */
    @Override
    public void close() {
        desk.ifPresent(RoomDesk::close);
        worker.shutdown();
    }
}
