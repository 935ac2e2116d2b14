package mystics.editor.script;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.kit.scenario.Scenarios;
import mystics.mod.ModLayout;
import mystics.mod.yaml.Pointer;

/**
 * The rules of an entry, or of the folder rules: the place of their script, and their scenarios. The rules of a mark that is only drawn in
 * rooms lie in the folder {@code rules}, because no piece could carry them.
 *
 * @param folder the kind of entry
 * @param home the folder of the script
 */
public record RuleFile(String folder, String id, String home) {
    private static final String MARKS = "marks";
    private static final Pattern PATH = Pattern.compile("([a-z]+)/([^/]+)\\.(yaml|groovy)");
    private static final List<String> RULED = List.of("abilities", "cards", "chapters", "heroes", "marks", "minions", "tiles", "variants");

    /** The rules that the file at a path has or could have; empty for a file that cannot have rules. */
    public static Optional<RuleFile> of(Project project, String path) {
        Matcher parts = PATH.matcher(path);
        if (!parts.matches()) return Optional.empty();
        String folder = parts.group(1);
        String id = parts.group(2);
        boolean loose = path.endsWith(".groovy") && List.of(ModLayout.RULES, ModLayout.AMENDMENTS).contains(folder);
        if ((folder.equals(MARKS) || folder.equals(ModLayout.RULES)) && isDrawn(project, id)) {
            return Optional.of(new RuleFile(MARKS, id, ModLayout.RULES));
        }
        return loose || RULED.contains(folder) ? Optional.of(new RuleFile(folder, id, folder)) : Optional.empty();
    }

    private static boolean isDrawn(Project project, String mark) {
        return project.file(MARKS + "/" + mark + ".yaml").flatMap(file -> file.at(Pointer.ROOT.in("kind")))
                .filter("terrain"::equals).isPresent();
    }

    /** The path of the script. */
    public String script() {
        return home + "/" + id + ".groovy";
    }

    /** The path of the entry's facts. */
    public String facts() {
        return folder + "/" + id + ".yaml";
    }

    /** The path where a scenario of these rules is looked for first. */
    public String scenario() {
        return Scenarios.FOLDER + "/" + id + ".yaml";
    }

    /** The name of the entry; its id if it has none. */
    public String name(Project project) {
        return project.file(facts()).flatMap(file -> file.at(Pointer.ROOT.in("name"))).map(Object::toString).orElse(id);
    }

    /** The scenario files for these rules: the file with the name of the rules, and the files that mention the entry. */
    public List<FileText> scenarios(Project project) {
        Pattern mentioned = Pattern.compile("(?<![\\w-])" + Pattern.quote(id) + "(?![\\w-])");
        return project.files().values().stream().filter(file -> file.path().startsWith(Scenarios.FOLDER + "/") && file.isYaml())
                .filter(file -> file.path().equals(scenario()) || mentioned.matcher(file.text()).find()).toList();
    }
}
