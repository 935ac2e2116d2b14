package mystics.editor.rename;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.draft.Selection;
import mystics.mod.script.mentions.Mention;
import mystics.mod.write.Splice;
import mystics.mod.yaml.Pointer;

/**
 * The effects of a new id on a mod.
 *
 * @param edit all changes, as one step of the history
 * @param lines the lines that change
 * @param left lines that also contain the word but do not change, because the word may mean something else there
 */
public record Renaming(Edit edit, List<Line> lines, List<Line> left) {
    /** A line in the current version of a file. */
    public record Line(String path, int number, String text) {
        @Override
        public String toString() {
            return path + ":" + number + ": " + text.strip();
        }
    }

    /**
     * The effects of a new id.
     *
     * @param taken tells whether a key {@code folder/id} belongs to an entry of any loaded mod
     * @param mentions the names in the scripts of the mod
     * @throws CannotRename if nothing has the old id, or if something already has the new id
     */
    public static Renaming of(Project project, Renamed renamed, Taken taken, List<Mention> mentions) {
        check(project, renamed, taken);
        boolean alone = !renamed.isSpace() && taken.folders(renamed.before()).equals(List.of(renamed.folder()))
                && !isPassage(project, renamed.before());
        Edit edit = new Edit(Sentence.of("{before} is called {after} everywhere", "before", renamed.before(), "after", renamed.after()),
                List.of());
        List<Line> lines = new ArrayList<>();
        List<Line> left = new ArrayList<>();
        for (FileText file : project.files().values()) {
            List<Splice> splices = splices(file, renamed, alone, mentions);
            if (!splices.isEmpty()) edit = edit.and(Edit.rewrite(edit.label(), file.path(), splices));
            splices.forEach(splice -> lines.add(line(file, splice.start())));
            if (isRead(file)) left.addAll(left(file, renamed, splices));
        }
        for (String path : project.files().keySet()) {
            Optional<String> other = moved(path, renamed);
            if (other.isPresent()) edit = edit.and(Edit.rename(edit.label(), path, other.get()));
        }
        return new Renaming(edit, lines.stream().distinct().toList(), left.stream().distinct().toList());
    }

    /** The new place of a selection; empty if the selected file keeps its path. */
    public Optional<Selection> place(Selection before) {
        return edit.deeds().stream().filter(deed -> deed.paths().size() == 2 && deed.paths().get(0).equals(before.path()))
                .map(deed -> new Selection(deed.paths().get(1), before.pointers())).findFirst();
    }

    private static List<Splice> splices(FileText file, Renamed renamed, boolean alone, List<Mention> mentions) {
        List<Splice> found = !isRead(file) ? List.of()
                : file.isYaml() ? new NamesInYaml(file, renamed, alone).splices()
                        : new NamesInScript(file, renamed, alone, mentions).splices();
        TreeMap<Integer, Splice> once = new TreeMap<>();
        found.forEach(splice -> once.put(splice.start(), splice));
        return once.values().stream().sorted(Comparator.comparingInt(Splice::start)).toList();
    }

    private static boolean isRead(FileText file) {
        return file.isText() && (file.isYaml() || file.path().endsWith(".groovy"));
    }

    private static void check(Project project, Renamed renamed, Taken taken) {
        FileText own = project.file(renamed.key() + ".yaml")
                .orElseThrow(() -> new CannotRename(Sentence.of("This mod has no '{entry}'.", "entry", renamed.key())));
        if (renamed.isSpace()) {
            List<Object> spaces = spaces(own);
            if (!spaces.contains(renamed.before())) {
                throw new CannotRename(Sentence.of("'{room}' has no space '{space}'.", "room", renamed.room(), "space", renamed.before()));
            }
            if (spaces.contains(renamed.after())) throw new CannotRename(Sentence.of("There is '{id}' already.", "id", renamed.after()));
        } else if (taken.folders(renamed.after()).contains(renamed.folder())) {
            throw new CannotRename(Sentence.of("There is '{id}' already.", "id", renamed.folder() + "/" + renamed.after()));
        }
    }

    private static List<Object> spaces(FileText room) {
        List<Object> ids = new ArrayList<>();
        Pointer list = Pointer.ROOT.in("spaces");
        for (int i = 0; room.at(list.at(i)).isPresent(); i++) room.at(list.at(i).in("id")).ifPresent(ids::add);
        return ids;
    }

    private static boolean isPassage(Project project, String id) {
        return project.files().values().stream().filter(file -> file.path().startsWith("chapters/") && file.isYaml())
                .anyMatch(file -> file.at(Pointer.ROOT.in("story")).filter(story -> story.toString().contains("id=" + id + ",")
                        || story.toString().contains("id=" + id + "}")).isPresent());
    }

    /** The new path of a file that is named after the id: the file of an entry, a script, a picture, or the look of a room. */
    private static Optional<String> moved(String path, Renamed renamed) {
        if (renamed.isSpace()) return Optional.empty();
        List<String> folders = new ArrayList<>(List.of(renamed.folder() + "/", "art/" + renamed.folder() + "/"));
        if (renamed.folder().equals(Renamed.ROOMS)) folders.add("looks/");
        for (String folder : folders) {
            String rest = path.startsWith(folder + renamed.before() + ".") ? path.substring((folder + renamed.before()).length()) : "";
            if (!rest.isEmpty() && rest.indexOf('/') < 0) return Optional.of(folder + renamed.after() + rest);
        }
        return Optional.empty();
    }

    private static List<Line> left(FileText file, Renamed renamed, List<Splice> splices) {
        List<Line> left = new ArrayList<>();
        renamed.word().matcher(file.text()).results()
                .filter(word -> splices.stream().noneMatch(splice -> splice.start() == word.start()))
                .forEach(word -> left.add(line(file, word.start())));
        return left;
    }

    private static Line line(FileText file, int at) {
        String text = file.text();
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        int number = (int) text.substring(0, start).chars().filter(letter -> letter == '\n').count() + 1;
        return new Line(file.path(), number, text.substring(start, end < 0 ? text.length() : end));
    }
}
