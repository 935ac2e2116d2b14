package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import mystics.mod.ModLayout;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.lang.TextPlaces;
import mystics.mod.yaml.Document;

/** Checks that the original of every translation exists, and that each translation keeps every {place} of the original. */
final class StrayTranslations implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<LanguageFile> files = LanguageFile.in(subject);
        if (files.isEmpty()) return List.of();
        SortedMap<String, String> texts = subject.words().get();
        List<Finding> findings = new ArrayList<>();
        for (LanguageFile file : files) {
            if (file.texts().isEmpty()) {
                findings.add(Finding.warning("empty-language", file.page().valueAt("").at(1, 1), "the file translates nothing")
                        .fix("Translate a text in it, or delete the file."));
            }
            file.texts().forEach((key, translation) -> {
                boolean way = ModLayout.KINDS.contains(key.substring(0, Math.max(0, key.indexOf('/'))));
                if (way && texts.containsKey(named(key)) && !named(key).equals(key)) return;
                if (!way || texts.containsKey(key)) {
                    places(file.page(), key, texts.getOrDefault(key, key), translation, findings);
                } else if (!subject.missesOne()) {
                    findings.add(Finding
                            .warning("stray-translation", file.page().keyAt(Document.step(key)), "there is no text '" + key + "'")
                            .fix(Nearest.advice(key, texts.keySet())));
                }
            });
        }
        return findings;
    }

    /** The key of a text, from the key of one of its forms: {@code minions/owl/name} for {@code minions/owl/name:the}. */
    private static String named(String key) {
        return key.replaceFirst(":[a-z]+$", "");
    }

    private static void places(Document page, String key, String original, String translation, List<Finding> findings) {
        TextPlaces.lost(original, translation).forEach(place -> findings.add(
                Finding.warning("place-lost", page.valueAt(Document.step(key)), "the translation leaves out " + place)
                        .fix("Add it to the translation.")));
        TextPlaces.unknown(original, translation).forEach(place -> findings.add(
                Finding.warning("place-unknown", page.valueAt(Document.step(key)), "the text has no " + place)
                        .fix(Nearest.advice(place, TextPlaces.in(original)))));
    }
}
