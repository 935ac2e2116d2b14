package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import mystics.mod.finding.Finding;
import mystics.mod.lang.TextMemory;
import mystics.mod.yaml.Document;

/** Checks that every text is unchanged since its translation, as far as the mod has recorded the translated text. */
final class OutdatedTranslations implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<LanguageFile> files = LanguageFile.in(subject);
        if (files.isEmpty()) return List.of();
        List<Finding> findings = new ArrayList<>();
        SortedMap<String, String> texts = subject.words().get();
        for (LanguageFile file : files) {
            TextMemory memory = TextMemory.of(subject.source(), file.language());
            file.texts().keySet().stream().filter(key -> texts.containsKey(key) && memory.isOutdated(key, texts.get(key)))
                    .forEach(key -> findings.add(Finding
                            .warning("translation-outdated", file.page().keyAt(Document.step(key)),
                                    "the text has changed since it was translated")
                            .because("it reads now: " + texts.get(key).strip().lines().findFirst().orElse(""))
                            .fix("Translate it again; 'mystics translate' lists all such texts.")));
        }
        return findings;
    }
}
