package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;

/** Checks that the rooms, spaces, marks, cards and minions in the goals of a chapter exist. */
record GoalReferences(Register register, Document chapter, List<Finding> findings) {
    private static final List<String> GOALS = List.of("objective/*", "objective/*/any-order/*", "avoid/*");
    /** For each key of a goal, the folders whose entries the key can name. */
    private static final Map<String, List<String>> NAMED = Map.of("entered", List.of("tiles"), "cleared", List.of("tiles"),
            "gathered", List.of("tiles"), "reached", List.of("marks"), "held", List.of("cards", "abilities", "marks"),
            "by", List.of("heroes"), "hint/who/*", List.of("heroes", "marks"), "defeated", List.of("minions"),
            "hint/spare/*", List.of("minions"), "hint/keep", List.of("cards", "marks"));
    private static final List<String> PLACES = List.of("on", "on/*", "hint/at/*");

    /** A finding for each reference in a chapter's goals whose target does not exist. */
    static List<Finding> dangling(Register register, Document chapter) {
        GoalReferences references = new GoalReferences(register, chapter, new ArrayList<>());
        for (String goal : GOALS) {
            NAMED.forEach((key, folders) -> references.each(goal + "/" + key, pointer -> references.named(pointer, folders)));
            PLACES.forEach(key -> references.each(goal + "/" + key, references::place));
        }
        return references.findings;
    }

    private void each(String path, java.util.function.Consumer<String> check) {
        References.follow(chapter.root(), "", List.of(path.split("/")), named -> check.accept(named.path()));
    }

    private void named(String pointer, List<String> folders) {
        String word = chapter.root().at(pointer).asString("");
        List<String> known = folders.stream().flatMap(folder -> ids(register, folder)).toList();
        if (!known.contains(word)) {
            findings.add(chapter.error("dangling", pointer, "there is no '" + word + "' in " + String.join("/ or ", folders) + "/")
                    .fix(Nearest.advice(word, known)));
        }
    }

    /** The ids of a folder; for minions, also the ids that the cards of a boss share. */
    static Stream<String> ids(Register register, String folder) {
        return register.keys().stream().filter(key -> key.startsWith(folder + "/")).flatMap(key -> Stream.of(
                key.substring(folder.length() + 1), register.entry(key).orElseThrow().root().path("of").asString("")))
                .filter(id -> !id.isEmpty()).distinct();
    }

    private void place(String pointer) {
        String[] place = chapter.root().at(pointer).asString("").split("/");
        if (register.entry("tiles/" + place[0]).isEmpty()) {
            findings.add(chapter.error("dangling", pointer, "there is no '" + place[0] + "' in tiles/")
                    .fix(Nearest.advice(place[0], ids(register, "tiles").toList())));
        } else if (place.length > 1) {
            List<String> spaces = register.entry("tiles/" + place[0]).get().root().path("spaces").valueStream()
                    .map(space -> space.path("id").asString("")).toList();
            if (!spaces.contains(place[1])) {
                findings.add(chapter.error("dangling", pointer, "'" + place[0] + "' has no space '" + place[1] + "'")
                        .fix(Nearest.advice(place[1], spaces)));
            }
        }
    }
}
