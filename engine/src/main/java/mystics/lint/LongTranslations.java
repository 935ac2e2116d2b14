package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** Checks that a passage stays short enough to be read aloud in each language (STORY-2). */
final class LongTranslations implements Check {
    /** The greatest length of a translation, in quarters of the length that the book allows for a passage. */
    private static final int QUARTERS = 5;

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (LanguageFile file : LanguageFile.in(subject)) {
            for (Chapter chapter : subject.library().catalog().chapters().values()) {
                String at = "chapters/" + chapter.id() + "/story/";
                chapter.story().forEach(passage -> passage(file, at + passage.id() + "/", passage, findings));
            }
        }
        return findings;
    }

    private static void passage(LanguageFile file, String at, Passage passage, List<Finding> findings) {
        int most = PassageLength.most(passage) * QUARTERS / 4;
        int longest = PassageLength.longest(passage, (key, text) -> file.texts().getOrDefault(at + key, text));
        if (file.texts().containsKey(at + "text") && longest > most) {
            findings.add(Finding
                    .warning("long-translation", file.page().valueAt(Document.step(at + "text")),
                            "the passage has up to " + longest + " words")
                    .because("a translation may be a quarter longer than the " + PassageLength.most(passage) + " words of the original")
                    .fix("Shorten it."));
        }
    }
}
