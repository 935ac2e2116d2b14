package mystics.editor.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.disk.FreeName;
import mystics.editor.draft.Edit;
import mystics.editor.draft.NewId;
import mystics.editor.draft.Project;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** Makes the files of new entries. */
public final class NewEntry {
    private final Project project;
    private final Known known;

    /** @param known the entries that the new entry can name */
    public NewEntry(Project project, Known known) {
        this.project = project;
        this.known = known;
    }

    /**
     * The path of the new entry. The id follows from the name, with a number if the mod already has the file. If no id can be made from the
     * name, the word for the kind is used.
     */
    public String path(String kind, String name) {
        String id = NewId.of(name, kind.replaceFirst("ies$", "y").replaceFirst("oes$", "o").replaceFirst("s$", ""));
        return kind + "/" + FreeName.of(id, free -> project.file(kind + "/" + free + ".yaml").isEmpty()) + ".yaml";
    }

    /**
     * The edit that adds an entry. The edit for a new room also adds the other side of the tile.
     *
     * @param title the name of the edit in the history, such as "New room"
     */
    public Edit edit(String kind, Sentence title, String name) {
        String path = path(kind, name);
        Sentence label = Sentence.of("{title}: {name}", "title", title, "name", name);
        Map<String, Object> values = values(kind, name);
        if (!kind.equals("tiles")) {
            return file(project, label, path, values);
        }
        String tile = path.substring(path.indexOf('/') + 1, path.length() - ".yaml".length());
        Edit front = file(project, label, path, FreshSide.of(name, tile, "orange"));
        Edit back = file(project, label, path.replace(".yaml", "-below.yaml"), FreshSide.of(name + " (below)", tile, "orange"));
        return front.and(back);
    }

    private static Edit file(Project project, Sentence label, String path, Map<String, Object> values) {
        List<Change> changes = new ArrayList<>();
        values.forEach((key, value) -> changes.add(new Change.Assign(Pointer.ROOT.in(key), value)));
        return Edit.of(project, label, path, changes);
    }

    private Map<String, Object> values(String kind, String name) {
        Object first = new FirstValues(known).of(FormPlan.of(kind).content());
        Map<String, Object> values = new LinkedHashMap<>();
        ((Map<?, ?>) first).forEach((key, value) -> values.put(key.toString(), value));
        values.put("name", name);
        if (kind.equals("chapters")) {
            chapter(values);
        }
        return values;
    }

    /**
     * The start of the party in a room. If the room is in the mod, the party starts at the first way into it; in any other room, it starts
     * on the spaces with the mark for a start.
     */
    private Map<String, Object> start(String room) {
        Map<String, Object> start = new LinkedHashMap<>();
        start.put("room", room);
        project.file("tiles/" + room + ".yaml").flatMap(file -> file.at(Pointer.ROOT.in("exits").at(0).in("spaces")))
                .ifPresent(spaces -> start.put("at", spaces));
        return start;
    }

    /**
     * Makes a chapter begin in the first room of the mod, or in another mod's room that marks where a party begins. Clearing that room wins
     * the chapter.
     */
    private void chapter(Map<String, Object> values) {
        String room = project.files().keySet().stream().filter(path -> path.matches("tiles/.*\\.yaml"))
                .map(path -> path.substring("tiles/".length(), path.length() - ".yaml".length())).sorted().findFirst()
                .or(known::beginning)
                .orElseGet(() -> known.of(List.of("tiles"), Map.of()).stream().map(Known.Suggestion::id).findFirst().orElse("new"));
        Map<String, Object> tile = new LinkedHashMap<>();
        tile.put("at", List.of(0, 0));
        tile.put("up", room);
        values.put("party", Map.of("size", 4));
        values.put("tiles", List.of(tile));
        values.put("start", start(room));
        values.put("end-page", 6);
        values.put("encounters", Map.of("standard", 9));
        values.put("objective", List.of(Map.of("cleared", room)));
    }
}
