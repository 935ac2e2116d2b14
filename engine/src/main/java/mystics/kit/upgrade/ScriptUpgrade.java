package mystics.kit.upgrade;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Applies renames to a script, except in remarks and texts. */
final class ScriptUpgrade {
    private static final String LEFT_ALONE = "//[^\n]*|/\\*(?s:.*?)\\*/|'(?:\\\\.|[^'\\\\\n])*'|\"(?:\\\\.|[^\"\\\\\n])*\"";

    private ScriptUpgrade() {
    }

    /** The script after a rename. */
    static String of(String script, Rename rename) {
        if (rename instanceof Rename.Word word) return replaced(script, "\\b" + Pattern.quote(word.before()) + "\\b", word.now());
        if (rename instanceof Rename.Property property) {
            return replaced(script, "(?<=\\.)" + Pattern.quote(property.name()) + "\\(\\)", property.name());
        }
        return rename instanceof Rename.Present present
                ? replaced(script, "(?<=\\.)" + Pattern.quote(present.name()) + "\\.get\\(\\)", present.name()) : script;
    }

    private static String replaced(String script, String wanted, String now) {
        Matcher matcher = Pattern.compile("(?<left>" + LEFT_ALONE + ")|" + wanted).matcher(script);
        return matcher.replaceAll(found -> Matcher.quoteReplacement(matcher.group("left") == null ? now : found.group()));
    }
}
