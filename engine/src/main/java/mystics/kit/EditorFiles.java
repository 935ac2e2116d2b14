package mystics.kit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.disk.SafeFile;
import mystics.kit.template.RuleTemplates;
import mystics.kit.words.ScriptVocabulary;
import mystics.mod.schema.EntryIds;
import mystics.mod.schema.SchemaChoices;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import mystics.mod.yaml.SchemaFiles;

/**
 * The files that let a text editor complete and check a mod: the JSON schemas of the game, settings for Visual Studio Code, snippets for
 * rules, and a vocabulary of rule scripts for IntelliJ IDEA. The schemas contain all known ids, and the settings match schemas to files.
 * The files lie in hidden folders and are not part of the mod.
 */
public final class EditorFiles {
    private static final String SCHEMAS = ".schemas";
    private static final String SETTINGS = ".vscode/settings.json";
    private static final String SNIPPETS = ".vscode/mystics.code-snippets";
    private static final String COMPLETION = "mystics.gdsl";

    private EditorFiles() {
    }

    /**
     * Writes the files into a mod's folder, replacing older versions. Existing settings are left as they are.
     *
     * @param beside the mods whose ids are offered in addition to those of this mod
     */
    public static void write(Path mod, List<ModSource> beside) throws IOException {
        EntryIds known = EntryIds.of(Stream.concat(beside.stream(), Stream.of(Sources.at(mod))).toList());
        for (SortedMap.Entry<String, String> schema : SchemaChoices.of(known).entrySet()) {
            SafeFile.write(mod.resolve(SCHEMAS).resolve(schema.getKey()), schema.getValue());
        }
        SafeFile.write(mod.resolve(SCHEMAS).resolve(COMPLETION), completion());
        SafeFile.write(mod.resolve(SNIPPETS), new SnippetFile(ScriptVocabulary.read(), RuleTemplates.read()).text());
        if (!Files.exists(mod.resolve(SETTINGS))) {
            SafeFile.write(mod.resolve(SETTINGS), settings());
        }
    }

    private static String settings() {
        SortedMap<String, String> files = new TreeMap<>();
        SchemaFiles.KINDS.forEach(kind -> files.put(kind, kind.equals("mod") ? "/mod.yaml" : "/" + kind + "/*.yaml"));
        StringBuilder text = new StringBuilder("{\n  \"yaml.schemas\": {\n");
        files.forEach((kind, pattern) -> text.append("    \"").append(SCHEMAS).append('/').append(kind).append(".json\": \"")
                .append(pattern).append('"')
                .append(kind.equals(files.lastKey()) ? "\n" : ",\n"));
        return text.append("  }\n}\n").toString();
    }

    private static String completion() throws IOException {
        try (InputStream text = EditorFiles.class.getResourceAsStream(COMPLETION)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
