package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.load.References.Named;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that the heroes, persons, marks, cards, rooms, chapters and passages in the story of a chapter exist. */
record StoryReferences(Register register, Document chapter, List<Finding> findings) {
    /** The folders whose entries each key of a condition can name. */
    private static final Map<String, List<String>> CONDITION = Map.ofEntries(Map.entry("with", List.of("marks")),
            Map.entry("without", List.of("marks")), Map.entry("at-least", List.of("marks")), Map.entry("at-most", List.of("marks")),
            Map.entry("here", List.of("heroes")), Map.entry("party", List.of("heroes")), Map.entry("mover", List.of("heroes")),
            Map.entry("in", List.of("tiles")), Map.entry("held", List.of("cards", "abilities")),
            Map.entry("won", List.of("chapters")),
            Map.entry("lost", List.of("chapters")), Map.entry("played", List.of("chapters")));
    private static final List<String> SPEAKERS = List.of("heroes", "persons", "marks");
    private static final List<String> PARTS = List.of("mover", "first");

    /** A finding for each reference in a chapter's story whose target does not exist. */
    static List<Finding> dangling(Register register, Document chapter) {
        StoryReferences references = new StoryReferences(register, chapter, new ArrayList<>());
        references.conditions(chapter.root().path("story"), "/story");
        references.each("story/*/voices/*/who", references::speaker);
        references.each("story/*/banter/*/lines/*/who", references::speaker);
        references.each("story/*/choice/options/*/keep", named -> references.named(named.path(), List.of("marks")));
        references.each("story/*/choice/then", references::passage);
        references.each("story/*/choice/options/*/then", references::passage);
        return references.findings;
    }

    private void each(String path, Consumer<Named> check) {
        References.follow(chapter.root(), "", List.of(path.split("/")), check);
    }

    /** Collects every condition, at any depth. */
    private void conditions(JsonNode node, String pointer) {
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) conditions(node.get(i), pointer + "/" + i);
        }
        node.properties().forEach(member -> {
            String at = pointer + Document.step(member.getKey());
            if (member.getKey().equals("if")) condition(member.getValue(), at);
            else conditions(member.getValue(), at);
        });
    }

    private void condition(JsonNode condition, String pointer) {
        CONDITION.forEach((key, folders) -> {
            JsonNode named = condition.path(key);
            if (named.isString()) named(pointer + "/" + key, folders);
            for (int i = 0; i < named.size() && named.isArray(); i++) named(pointer + "/" + key + "/" + i, folders);
            if (named.isObject()) named.propertyNames().forEach(word -> known(word, folders, pointer + "/" + key + Document.step(word)));
        });
        if (condition.path("not").isObject()) condition(condition.path("not"), pointer + "/not");
        for (int i = 0; i < condition.path("any").size(); i++) condition(condition.path("any").get(i), pointer + "/any/" + i);
    }

    private void speaker(Named named) {
        if (!PARTS.contains(chapter.root().at(named.path()).asString(""))) named(named.path(), SPEAKERS);
    }

    private void passage(Named named) {
        String word = chapter.root().at(named.path()).asString("");
        List<String> passages = chapter.root().path("story").valueStream().map(passage -> passage.path("id").asString("")).toList();
        if (!passages.contains(word)) {
            findings.add(chapter.error("dangling", named.path(), "the chapter has no passage '" + word + "'")
                    .fix(Nearest.advice(word, passages)));
        }
    }

    private void named(String pointer, List<String> folders) {
        known(chapter.root().at(pointer).asString(""), folders, pointer);
    }

    private void known(String word, List<String> folders, String pointer) {
        List<String> known = folders.stream().flatMap(this::ids).toList();
        if (!known.contains(word)) {
            Optional<String> folder = folders.stream().map(name -> name + "/").reduce((one, other) -> one + " or " + other);
            findings.add(chapter.error("dangling", pointer, "there is no '" + word + "' in " + folder.orElseThrow())
                    .fix(Nearest.advice(word, known)));
        }
    }

    private Stream<String> ids(String folder) {
        return register.keys().stream().filter(key -> key.startsWith(folder + "/")).map(key -> key.substring(folder.length() + 1));
    }
}
