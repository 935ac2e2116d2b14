package mystics.lint;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.ModLayout;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/**
 * Checks that each translated sentence exists in the program or in a rule. A misspelt key would leave the sentence
 * untranslated.
 */
final class MisspeltSentences implements Check {
    private final KnownSentences known = new KnownSentences();

    @Override
    public List<Finding> findings(Subject subject) {
        String scripts = subject.source().paths().stream().filter(path -> path.endsWith(".groovy"))
                .map(path -> new String(subject.source().bytes(path), StandardCharsets.UTF_8)).collect(Collectors.joining("\n"));
        return LanguageFile.in(subject).stream().flatMap(file -> findings(file, scripts)).toList();
    }

    private Stream<Finding> findings(LanguageFile file, String scripts) {
        return file.texts().keySet().stream().filter(key -> !isText(key) && !known.contains(key) && !scripts.contains(key))
                .flatMap(key -> known.nearest(key).stream().map(near -> Finding
                        .warning("misspelt-sentence", file.page().keyAt(Document.step(key)), "no sentence reads '" + key + "'")
                        .fix("Did you mean '" + near + "'?")));
    }

    /** Whether a key names a text of an entry, and not a sentence. */
    private static boolean isText(String key) {
        return ModLayout.KINDS.contains(key.substring(0, Math.max(0, key.indexOf('/'))));
    }
}
