package mystics.editor.rename;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.editor.draft.FileText;
import mystics.editor.form.FormPlan;
import mystics.editor.form.NamedIds;
import mystics.mod.write.Splice;
import mystics.mod.write.YamlToken;
import mystics.mod.yaml.Pointer;

/**
 * Finds the places where a YAML file names the renamed thing. Most files are searched by their schema, translations and amendments by their
 * paths, and scenarios by their words.
 */
final class NamesInYaml {
    private static final List<String> CROWDS = List.of("voices", "lines", "kept");
    private static final List<String> PROSE = List.of("it", "about", "log", "text", "says");
    private static final List<String> DRAWN = List.of(Renamed.ROOMS, "marks");
    private static final String LOOKS = "looks/";
    private static final String LANG = "lang/";
    private static final String AMENDMENTS = "amendments/";
    private static final String SCENARIOS = "scenarios/";
    private static final String DEED = "[a-z-]+(:[a-z0-9-]+)+";
    private final FileText file;
    private final Renamed renamed;
    private final boolean alone;
    private final Map<String, List<String>> kinds = new HashMap<>();
    private final List<Splice> splices = new ArrayList<>();

    NamesInYaml(FileText file, Renamed renamed, boolean alone) {
        this.file = file;
        this.renamed = renamed;
        this.alone = alone;
    }

    List<Splice> splices() {
        String kind = FormPlan.kindOf(file.path());
        if (!kind.isEmpty()) named(Pointer.ROOT, kind, file.tree());
        if (file.path().startsWith(AMENDMENTS)) amended();
        YamlToken.all(file.text()).forEach(this::look);
        return splices;
    }

    private void named(Pointer at, String kind, Object tree) {
        NamedIds.in(FormPlan.of(kind).content(), tree).forEach(id -> kinds.put(id.part() + at.toString() + id.at(), id.of()));
    }

    /** Finds names in the values of an amendment. The schema of the amended entry tells which values are names. */
    private void amended() {
        Pointer list = Pointer.ROOT.in("amend");
        for (int i = 0; file.at(list.at(i)).isPresent(); i++) {
            String entry = file.at(list.at(i).in("entry")).map(Object::toString).orElse("");
            String kind = FormPlan.kindOf(entry + ".yaml");
            for (String verb : List.of("set", "add", "replace")) {
                Pointer values = list.at(i).in(verb);
                file.at(values).filter(there -> !kind.isEmpty()).ifPresent(tree -> named(values, kind, tree));
            }
        }
    }

    private void look(YamlToken token) {
        Optional<List<String>> kind = Optional.ofNullable(kinds.get(token.part() + token.at().toString()));
        if (renamed.isSpace()) space(token, kind.orElse(List.of()));
        else entry(token, kind);
    }

    private void entry(YamlToken token, Optional<List<String>> kind) {
        String text = token.text();
        boolean rooms = renamed.folder().equals(Renamed.ROOMS);
        if (text.equals(renamed.key()) || text.startsWith(renamed.key() + "/")) {
            put(token, renamed.folder().length() + 1);
        } else if (kind.filter(of -> of.contains(renamed.folder()) && (alone || of.size() == 1)).isPresent()) {
            if (text.equals(renamed.before()) || rooms && text.startsWith(renamed.before() + "/")) put(token, 0);
        } else if (rooms && text.startsWith(renamed.before() + "/") && text.matches("[a-z0-9/-]+")) {
            put(token, 0);
        } else if (file.path().startsWith(LOOKS) && DRAWN.contains(renamed.folder()) && text.equals(renamed.before())
                && token.at().steps().get(0).equals("of")) {
            put(token, 0);
        } else if (file.path().startsWith(LANG)) {
            speaker(token);
        } else if (alone && isWord(token) && (file.path().startsWith(SCENARIOS) || text.matches(DEED)
                || file.path().startsWith(AMENDMENTS))) {
            words(token);
        }
    }

    /** Finds the renamed speaker in a path of a translation, where it follows {@code voices} or a similar key. */
    private void speaker(YamlToken token) {
        if (token.part() != YamlToken.Part.KEY || !Renamed.SPEAKERS.contains(renamed.folder())) return;
        String[] steps = token.text().split("/");
        int at = 0;
        for (int i = 0; i < steps.length; at += steps[i].length() + 1, i++) {
            if (i > 0 && steps[i].equals(renamed.before()) && CROWDS.contains(steps[i - 1])) put(token, at);
        }
    }

    private void space(YamlToken token, List<String> kind) {
        String text = token.text();
        String full = renamed.room() + "/" + renamed.before();
        String path = renamed.key() + "/spaces/" + renamed.before();
        boolean own = file.path().equals(renamed.key() + ".yaml");
        if (text.equals(full)) {
            put(token, renamed.room().length() + 1);
        } else if (text.equals(path) || text.startsWith(path + "/")) {
            put(token, renamed.key().length() + "/spaces/".length());
        } else if (own && text.equals(renamed.before()) && (kind.contains(NamedIds.SPACES) || isOwnId(token))) {
            put(token, 0);
        } else if (text.equals(renamed.before()) && isIn(token.at())) {
            put(token, 0);
        } else if (file.path().startsWith(SCENARIOS) && isWord(token) && room(token.at()).equals(renamed.room())) {
            words(token);
        }
    }

    private static boolean isOwnId(YamlToken token) {
        List<String> steps = token.at().steps();
        return token.part() == YamlToken.Part.VALUE && steps.size() == 3 && steps.get(0).equals("spaces") && steps.get(2).equals("id");
    }

    /** Whether a list {@code at} of a chapter names spaces of the room that is given beside the list. */
    private boolean isIn(Pointer at) {
        List<String> steps = at.steps();
        int list = steps.lastIndexOf("at");
        if (!file.path().startsWith("chapters/") || list < 1) return false;
        Pointer around = Pointer.ROOT;
        for (String step : steps.subList(0, list)) around = around.in(step);
        return file.at(around.in("room")).filter(renamed.room()::equals).isPresent();
    }

    /** The room in which a scenario is set. */
    private String room(Pointer at) {
        List<String> steps = at.steps();
        if (steps.size() < 2 || !steps.get(0).equals("scenarios")) return "";
        return file.at(Pointer.ROOT.in(steps.get(0)).in(steps.get(1)).in("given").in("room")).map(Object::toString).orElse("");
    }

    /** Whether a token can contain ids, rather than text that people read. */
    private static boolean isWord(YamlToken token) {
        List<String> steps = token.at().steps();
        return token.part() == YamlToken.Part.KEY || steps.isEmpty() || !PROSE.contains(steps.get(steps.size() - 1));
    }

    private void words(YamlToken token) {
        String raw = file.text().substring(token.start(), token.end());
        renamed.word().matcher(raw).results().forEach(
                word -> splices.add(new Splice(token.start() + word.start(), token.start() + word.end(), renamed.after())));
    }

    /** Renames the first occurrence of the id in a token, searching from the given character. */
    private void put(YamlToken token, int from) {
        String raw = file.text().substring(token.start(), token.end());
        int at = raw.indexOf(renamed.before(), raw.indexOf(token.text().substring(0, from)) + from);
        if (at >= 0) splices.add(new Splice(token.start() + at, token.start() + at + renamed.before().length(), renamed.after()));
    }
}
