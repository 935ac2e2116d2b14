package mystics.editor.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.RoomFile;
import mystics.editor.canvas.RoomFlaw;
import mystics.editor.canvas.RoomFlaws;
import mystics.editor.canvas.RoomSketch;
import mystics.editor.canvas.RoomValues;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.draft.Selection;
import mystics.geometry.Drawing;
import mystics.geometry.KeptSurvey;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The edited room: its file as a value, its measured plan, its flaws, and the selection. All changes of the file go through this class. */
final class RoomWork {
    private final Drafting drafting;
    private final String path;
    private final Consumer<Selection> selecting;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Runnable ending;
    private Optional<FileText> read = Optional.empty();
    private RoomSketch sketch;
    private KeptSurvey survey;
    private Optional<List<RoomFlaw>> flaws = Optional.empty();
    private Set<Element> selected = Set.of();
    private Optional<Held> held = Optional.empty();

    /** The drawing that a drag shows before the drawing is written into the file. Writing a file takes longer than a frame. */
    private record Held(Sentence deed, Drawing drawing) {
    }

    /**
     * @param path the path of the room
     * @param selecting receives the selection
     */
    RoomWork(Drafting drafting, String path, Consumer<Selection> selecting) {
        this.drafting = drafting;
        this.path = path;
        this.selecting = selecting;
        sketch = sketch(drafting.project());
        survey = KeptSurvey.of(sketch.drawing());
        read = drafting.project().file(path);
        ending = drafting.listen(this::changed);
    }

    /** Stops following the mod. */
    void close() {
        ending.run();
    }

    /** Calls a listener whenever the room or the selection changes. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    private void changed(Project project) {
        Optional<FileText> now = project.file(path);
        boolean over = held.isPresent() && !drafting.isPreviewing();
        if (now.equals(read) && !over) return;
        read = now;
        held = over ? Optional.empty() : held;
        show(sketch(project));
    }

    private void show(RoomSketch now) {
        sketch = now;
        survey = survey.next(sketch.drawing());
        flaws = Optional.empty();
        Set<Element> rest = new LinkedHashSet<>(selected);
        rest.retainAll(ElementShapes.all(sketch.drawing()));
        selected = rest;
        tell();
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    private RoomSketch sketch(Project project) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return RoomFile.read(name.replaceFirst("\\.yaml$", ""), tree(project));
    }

    private Object tree(Project project) {
        return project.file(path).map(FileText::tree).orElse(Map.of());
    }

    Drafting drafting() {
        return drafting;
    }

    String path() {
        return path;
    }

    /** The room as the window shows it, including a preview. */
    RoomSketch sketch() {
        return sketch;
    }

    Drawing drawing() {
        return sketch.drawing();
    }

    KeptSurvey survey() {
        return survey;
    }

    /** The flaws of the room as the window shows it. The flaws are computed when they are first needed. */
    List<RoomFlaw> flaws() {
        List<RoomFlaw> found = flaws.orElseGet(() -> RoomFlaws.of(survey));
        flaws = Optional.of(found);
        return found;
    }

    /** The other side of the tile, if the mod has one. */
    Optional<RoomSketch> otherSide() {
        return drafting.project().files().keySet().stream()
                .filter(file -> file.startsWith("tiles/") && file.endsWith(".yaml") && !file.equals(path))
                .map(file -> RoomFile.read(file.substring("tiles/".length(), file.length() - ".yaml".length()),
                        drafting.project().files().get(file).tree()))
                .filter(room -> !room.tile().isEmpty() && room.tile().equals(sketch.tile())).findFirst();
    }

    /** The drawing from which previews start. */
    Drawing settled() {
        return sketch(drafting.settled()).drawing();
    }

    /** Writes a changed drawing of the room, as one entry of the history. */
    void make(Sentence deed, Drawing after) {
        settle();
        Edit edit = edit(drafting.settled(), deed, after);
        if (!edit.isEmpty()) drafting.make(edit);
    }

    /**
     * Shows a changed drawing, which replaces the last preview. Only the first and the last preview of a drag are
     * written into the file.
     */
    void preview(Sentence deed, Drawing after) {
        if (!drafting.isPreviewing()) drafting.preview(edit(drafting.settled(), deed, after));
        held = Optional.of(new Held(deed, after));
        if (!sketch.drawing().equals(after)) show(sketch.with(after));
    }

    /** Ends a drag; its drawing becomes an entry of the history. */
    void settle() {
        Optional<Held> last = held;
        held = Optional.empty();
        last.filter(shown -> drafting.isPreviewing())
                .ifPresent(shown -> drafting.preview(edit(drafting.settled(), shown.deed(), shown.drawing())));
        drafting.settle();
        tell();
    }

    /** Cancels a drag, and restores the drawing from before it. */
    void drop() {
        drafting.drop();
    }

    private Edit edit(Project project, Sentence deed, Drawing after) {
        RoomSketch before = sketch(project);
        List<Change> changes = new ArrayList<>();
        RoomValues.differing(tree(project), before, before.with(after)).forEach((key, list) -> changes.add(list.isEmpty()
                ? new Change.Remove(Pointer.ROOT.in(key)) : new Change.Assign(Pointer.ROOT.in(key), list)));
        return Edit.of(project, deed, path, changes);
    }

    /** Sets a value of the room itself, such as its name; an empty text removes it. */
    void set(Sentence deed, String key, Object value) {
        settle();
        boolean has = tree(drafting.settled()) instanceof Map<?, ?> map && map.containsKey(key);
        if (value.equals("") && !has) return;
        drafting.make(Edit.of(drafting.settled(), deed, path, value.equals("") ? new Change.Remove(Pointer.ROOT.in(key))
                : new Change.Assign(Pointer.ROOT.in(key), value)));
    }

    Set<Element> selected() {
        return selected;
    }

    /** Selects elements and nothing else. */
    void select(Collection<Element> elements) {
        Set<Element> now = new LinkedHashSet<>(elements);
        if (now.equals(selected)) return;
        selected = now;
        selecting.accept(new Selection(path, now.stream()
                .map(element -> Pointer.ROOT.in(element.kind().key()).at(element.index())).toList()));
        tell();
    }

    /** The numbers of the selected spaces, in the order in which they were selected. */
    List<Integer> spaces() {
        return selected.stream().filter(Element::isSpace).map(Element::index).toList();
    }
}
