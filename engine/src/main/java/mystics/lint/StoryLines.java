package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.Passage.Telling;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;
import mystics.phase.chapter.story.PassageText;

/** Checks the passages of a chapter: their length, lines that nobody can hear, places that nothing fills, and pictures. */
final class StoryLines implements Check {
    private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]\\w*)[^{}]*}");
    private static final Set<String> USUAL = Set.of("first", "mover", "kept", "Kept");

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        for (Document page : subject.entries("chapters")) {
            Chapter chapter = catalog.chapters().get(page.id());
            Hearers hearers = Hearers.of(catalog, chapter);
            for (int i = 0; i < chapter.story().size(); i++) {
                Passage passage = chapter.story().get(i);
                String at = "/story/" + i;
                length(page, passage, at, findings);
                places(page, passage, at, catalog, findings);
                hearers.unheard(passage).forEach(voice -> findings.add(unheard(page, passage, at, voice)));
                if (!passage.scene().isEmpty() && !catalog.pictures().containsKey("scenes/" + passage.scene())) {
                    findings.add(Finding
                            .warning("no-scene", page.valueAt(at + "/scene"), "there is no art/scenes/" + passage.scene() + ".svg")
                            .fix("Draw it, or delete the key."));
                }
            }
        }
        return findings;
    }

    private static Finding unheard(Document page, Passage passage, String at, int voice) {
        return Finding.warning("unheard", page.valueAt(at + "/voices/" + voice + "/says"),
                "no party can hear what " + passage.voices().get(voice).who() + " says")
                .because("the game shows only lines of heroes in the party, and a passage has at most " + PassageText.MOST_WORDS + " words")
                .fix("Delete the line, shorten the passage, or raise 'most'.");
    }

    private static void length(Document page, Passage passage, String at, List<Finding> findings) {
        int most = PassageLength.most(passage);
        int longest = PassageLength.longest(passage);
        if (longest > most) {
            findings.add(Finding.warning("long-passage", page.valueAt(at + "/text"), "the passage has up to " + longest + " words")
                    .because("a passage has at most " + PassageText.MOST_WORDS + " words, one about a defeat "
                            + PassageLength.MOST_OF_DEFEATS)
                    .fix("Shorten it, or split it in two."));
        }
    }

    private static void places(Document page, Passage passage, String at, Catalog catalog, List<Finding> findings) {
        String all = Stream.of(PassageLength.narrations(passage),
                passage.parts().values().stream().flatMap(List::stream).map(Telling::text),
                passage.voices().stream().map(Passage.Voice::says), Stream.of(passage.box(), passage.also())).flatMap(text -> text)
                .collect(Collectors.joining("\n"));
        Matcher place = PLACE.matcher(all);
        Set<String> named = place.results().map(found -> found.group(1)).collect(Collectors.toSet());
        for (String part : passage.parts().keySet()) {
            if (!named.contains(part)) {
                findings.add(page.error("no-place", at + "/parts/" + part, "the passage has no place {" + part + "} for this part")
                        .fix("Write {" + part + "} in the passage."));
            }
        }
        named.stream().filter(name -> !passage.when().equals("told") && !USUAL.contains(name) && !passage.parts().containsKey(name)
                && !catalog.marks().containsKey(name)).sorted()
                .forEach(name -> findings.add(page.error("open-place", at + "/text", "nothing fills the place {" + name + "}")
                        .because("it is neither a part of the passage nor a mark, and no rule calls story for this passage")
                        .fix(Nearest.advice(name, passage.parts().keySet()))));
    }
}
