package mystics.kit.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.mod.Version;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/**
 * The newest pack of a mod in a folder.
 *
 * @param version three numbers
 */
public record LastPack(Path file, String version) {
    /** The newest pack of a mod in a folder; empty if there is none. */
    public static Optional<LastPack> in(Path folder, String mod) throws IOException {
        if (!Files.isDirectory(folder)) return Optional.empty();
        Pattern name = Pattern.compile(Pattern.quote(mod) + "-(\\d+\\.\\d+\\.\\d+)\\.zip");
        try (Stream<Path> files = Files.list(folder)) {
            return files.flatMap(file -> {
                Matcher matcher = name.matcher(file.getFileName().toString());
                return matcher.matches() ? Stream.of(new LastPack(file, matcher.group(1))) : Stream.empty();
            }).max(Comparator.comparing(pack -> new Version(pack.version())));
        }
    }

    /** Whether another version is newer than this pack. */
    public boolean isBefore(String other) {
        return new Version(version).compareTo(new Version(other)) < 0;
    }

    /** The changes since this pack. */
    public ModChanges since(ModSource now) {
        return ModChanges.between(Sources.at(file), now);
    }
}
