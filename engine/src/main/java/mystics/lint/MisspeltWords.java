package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.lint.spelling.ModWords;
import mystics.lint.spelling.SpellChecker;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.lang.Translation;

/** Checks the spelling of a mod's English texts. A word is reported once. The check runs only on request. */
final class MisspeltWords implements Check {
    private static final String ENGLISH = "en";

    @Override
    public List<Finding> findings(Subject subject) {
        if (!subject.manifest().languages().get(0).equals(ENGLISH)) return List.of();
        SpellChecker checker = ModWords.checker(subject.library().catalog(), subject.source());
        Set<String> told = new HashSet<>();
        List<Finding> findings = new ArrayList<>();
        for (Map.Entry<String, String> text : Translation.texts(subject.library().catalog()).entrySet()) {
            String entry = text.getKey().substring(0, text.getKey().indexOf('/', text.getKey().indexOf('/') + 1));
            subject.register().entry(entry).filter(document -> document.mod().equals(subject.manifest().id())).ifPresent(document -> {
                Place place = document.valueAt(TextPath.pointer(document.root(), text.getKey().substring(entry.length() + 1)));
                checker.in(text.getValue()).stream().filter(wrong -> told.add(wrong.word()))
                        .forEach(wrong -> findings.add(finding(place, wrong.word(), checker.suggestions(wrong.word()))));
            });
        }
        return findings;
    }

    private static Finding finding(Place place, String word, List<String> meant) {
        String near = meant.isEmpty() ? "" : "Did you mean '" + String.join("', '", meant) + "'? ";
        return Finding.warning("spelling", place, "'" + word + "' is no word that the program knows")
                .fix(near + "If it is right, put it into " + SpellChecker.FILE + ".");
    }
}
