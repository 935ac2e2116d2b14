package mystics.kit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.disk.SafeFile;
import mystics.mod.yaml.SchemaFiles;

/**
 * What an editor of text needs to complete and check the files of a mod: the JSON schemas the game itself checks with, settings that tell Visual Studio
 * Code which is for which file, and a file from which IntelliJ IDEA learns the words of the rules. They lie in hidden folders and are no part of the mod.
 */
public final class EditorFiles {
    private static final String SCHEMAS = ".schemas";
    private static final String SETTINGS = ".vscode/settings.json";
    private static final String COMPLETION = "mystics.gdsl";

    private EditorFiles() {
    }

    /** Writes them into the folder of a mod, over those of an older version. Settings that are there already are left as they are. */
    public static void write(Path mod) throws IOException {
        for (SortedMap.Entry<String, String> schema : SchemaFiles.all().entrySet()) {
            SafeFile.write(mod.resolve(SCHEMAS).resolve(schema.getKey()), schema.getValue());
        }
        SafeFile.write(mod.resolve(SCHEMAS).resolve(COMPLETION), completion());
        if (!Files.exists(mod.resolve(SETTINGS))) {
            SafeFile.write(mod.resolve(SETTINGS), settings());
        }
    }

    private static String settings() {
        SortedMap<String, String> files = new TreeMap<>();
        SchemaFiles.KINDS.forEach(kind -> files.put(kind, kind.equals("mod") ? "/mod.yaml" : "/" + kind + "/*.yaml"));
        StringBuilder text = new StringBuilder("{\n  \"yaml.schemas\": {\n");
        files.forEach((kind, pattern) -> text.append("    \"").append(SCHEMAS).append('/').append(kind).append(".json\": \"").append(pattern).append('"')
                .append(kind.equals(files.lastKey()) ? "\n" : ",\n"));
        return text.append("  }\n}\n").toString();
    }

    private static String completion() throws IOException {
        try (InputStream text = EditorFiles.class.getResourceAsStream(COMPLETION)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
