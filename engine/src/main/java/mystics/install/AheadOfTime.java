package mystics.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A cache of loaded and linked classes, with counts of how often their methods ran; Java has supported such caches since version 25. */
final class AheadOfTime {
    private AheadOfTime() {
    }

    /**
     * Runs the program once and stores what Java has learnt about it.
     *
     * @param rehearsals see {@link ClassArchive#write}; the last command line, which paints the window, is recorded
     * @return whether Java wrote the cache; if not, the file does not exist
     * @throws IOException if Java cannot be started
     */
    static boolean write(Java java, Path jar, Path work, Function<Path, List<List<String>>> rehearsals, Path cache) throws IOException {
        List<List<String>> all = rehearsals.apply(work.resolve("home"));
        return java.run(work, Stream.of(Installation.QUICK,
                List.of("-Djava.awt.headless=true", "-XX:AOTCacheOutput=" + cache, "-jar", jar.toString()), all.get(all.size() - 1))
                .flatMap(List::stream).toList()) && Files.exists(cache);
    }
}
