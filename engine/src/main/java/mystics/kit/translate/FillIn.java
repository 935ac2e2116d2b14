package mystics.kit.translate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mystics.mod.lang.TextMemory;
import mystics.mod.write.YamlWriter;

/** A file in which translators fill in texts. Remarks above each line to be filled in give the source text, its place and its speaker. */
public final class FillIn {
    private FillIn() {
    }

    /** The file for the texts of a translation that are missing or outdated. */
    public static String of(TranslationWork work) {
        StringBuilder file = new StringBuilder("# Write each translation between the quotes. A line that stays empty changes nothing.\n");
        String where = "";
        for (SourceText text : work.holes()) {
            if (!text.where().equals(where)) file.append("\n# --- ").append(text.where()).append('\n');
            where = text.where();
            file.append('\n');
            if (!text.speaker().isEmpty()) file.append("# ").append(text.speaker()).append(":\n");
            file.append(remark("", text.text()));
            if (work.of(text) == TranslationWork.Standing.OUTDATED) {
                file.append(remark("before: ", work.memory().of(text.key()).orElseThrow()));
                file.append(remark("was: ", work.translated().get(text.key())));
            }
            file.append(key(text.key())).append(": \"\"\n");
        }
        return file.toString();
    }

    private static String remark(String head, String text) {
        return text.lines().map(line -> ("# " + head + line).stripTrailing()).collect(Collectors.joining("\n")) + "\n";
    }

    private static String key(String key) {
        return key.matches("[a-z][\\w/-]*") ? key : TextMemory.quoted(key);
    }

    /**
     * The texts that have been filled in, by key, without empty texts.
     *
     * @throws mystics.mod.write.UnwritableChange if the file is not valid YAML
     */
    public static Map<String, String> filled(String file) {
        Map<String, String> filled = new LinkedHashMap<>();
        if (YamlWriter.read(file) instanceof Map<?, ?> lines) {
            lines.forEach((key, text) -> {
                if (text != null && !String.valueOf(text).isBlank()) filled.put(String.valueOf(key), String.valueOf(text).strip());
            });
        }
        return filled;
    }

    /** The keys that belong to no text of the translation. */
    public static List<String> unknown(TranslationWork work, Map<String, String> filled) {
        List<String> known = work.texts().stream().map(SourceText::key).toList();
        return filled.keySet().stream().filter(key -> !known.contains(key)).toList();
    }
}
