package mystics.mod;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.source.ModSource;

/**
 * The files of a mod's translations. A language has the file {@code lang/de.yaml}, or a folder of files such as
 * {@code lang/de/chapter-three.yaml}, or both.
 */
public final class LanguageFiles {
    private static final Pattern PATH = Pattern.compile(ModLayout.LANGUAGES + "/([^/]+?)(\\.yaml|/[^/]+\\.yaml)");

    private LanguageFiles() {
    }

    /** The language of a file, from its name or its folder; empty for a file that is not a translation. */
    public static Optional<String> language(String path) {
        Matcher matcher = PATH.matcher(path);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** The paths of all translations of a mod, in order. */
    public static List<String> in(ModSource mod) {
        return mod.paths().stream().filter(path -> language(path).isPresent()).toList();
    }

    /**
     * The paths of a mod's translations into one language, in order. A text in an earlier file overrides the same text
     * in a later one.
     */
    public static List<String> in(ModSource mod, String language) {
        return in(mod).stream().filter(path -> language(path).equals(Optional.of(language))).toList();
    }
}
