package mystics.lint;

import java.util.List;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** Checks that a card whose text promises an effect has rules. */
final class SilentTexts implements Check {
    private static final List<String> PROMISING = List.of("abilities", "cards", "minions", "variants");

    @Override
    public List<Finding> findings(Subject subject) {
        Stream<Finding> texts = PROMISING.stream().flatMap(folder -> subject.entries(folder).stream())
                .filter(entry -> entry.root().has("text") && silent(subject, entry)).map(entry -> finding(entry, "/text"));
        Stream<Finding> powers = subject.entries("heroes").stream()
                .filter(entry -> entry.root().path("powers").size() > 0 && silent(subject, entry)).map(entry -> finding(entry, "/powers"));
        Stream<Finding> conditions = subject.entries("marks").stream().filter(
                entry -> entry.root().path("kind").asString("").equals("condition") && entry.root().has("text") && silent(subject, entry))
                .map(entry -> finding(entry, "/text"));
        return Stream.of(texts, powers, conditions).flatMap(each -> each).toList();
    }

    private static boolean silent(Subject subject, Document entry) {
        String id = entry.folder() + "/" + entry.id();
        return !entry.root().has("rules") && subject.library().rules().stream()
                .noneMatch(rule -> rule.source().id().equals(id) && rule.source().mod().equals(subject.manifest().id()));
    }

    private static Finding finding(Document entry, String pointer) {
        return Finding
                .warning("text-without-rules", entry.keyAt(pointer),
                        "the text of '" + entry.id() + "' describes an effect, but no rule causes it")
                .fix("Write " + entry.folder() + "/" + entry.id() + ".groovy, or 'rules: none' if the text needs no rules.");
    }
}
