package mystics.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The standing benchmark. The program runs probes in fresh processes and prints their figures: a table for people, and a line of JSON for
 * each figure.
 *
 * <p>Options: {@code quick} measures only the main figures. {@code full} runs the whole check of determinism. {@code processes=5} sets the
 * number of processes that play games; it is usually one, and a comparison of two builds needs several. {@code seconds=3} sets the length
 * of each measurement. {@code java=HOME} names another Java and may be repeated. If no other Java is named, the Java that runs the
 * benchmark is measured.
 */
public final class Bench {
    private static final int[] MODS = {0, 10, 50};
    private static final int WINDOWS = 2;
    private static final int CACHED_STARTS = 3;
    private static final int SECONDS = 2;
    private final Map<String, Figures> byJava = new LinkedHashMap<>();
    private final Set<String> options;
    private final Path folder;

    private Bench(Set<String> options, Path folder) {
        this.options = options;
        this.folder = folder;
    }

    /** @param arguments the options */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("bench");
        try {
            new Bench(new HashSet<>(Arrays.asList(arguments)), folder).run();
        } finally {
            clear(folder);
        }
    }

    private static void clear(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private void run() throws IOException, InterruptedException {
        List<String> javas = options.stream().filter(option -> option.startsWith("java=")).map(option -> option.substring(5))
                .collect(Collectors.toList());
        boolean quick = options.contains("quick");
        boolean full = options.contains("full");
        for (String java : javas.isEmpty() ? List.of(System.getProperty("java.home")) : javas) {
            Figures figures = byJava.computeIfAbsent(java, home -> new Figures());
            for (int i = 0; i < number("processes", 1); i++) {
                process(java, figures, Probe.class, number("seconds", SECONDS), quick || i > 0 ? "games" : "all");
            }
            if (!quick) {
                process(java, figures, Primitives.class);
                process(java, figures, ExtraMeasures.class, full ? 10_000 : 500, full ? 100 : 3);
                process(java, figures, ScriptCosts.class, number("seconds", SECONDS) / 4.0, Files.createTempDirectory(folder, "mods"),
                        full ? "full" : "mods");
                process(java, figures, Reload.class, Files.createTempDirectory(folder, "reload"));
                process(java, figures, EditorWork.class, Files.createTempDirectory(folder, "editor"));
                Installed program = Installed.with(java, Files.createTempDirectory(folder, "installed"));
                starts(program, figures);
                program.games(String.join(" ", figures.words(Probe.CHAPTER)), figures);
                for (int i = 0; i < WINDOWS; i++) {
                    process(java, figures, WindowStart.class, program.starter(), Files.createTempDirectory(folder, "window"));
                }
            }
        }
        for (Map.Entry<String, Figures> measured : byJava.entrySet()) {
            show(measured.getKey(), measured.getValue());
        }
        judge();
    }

    private int number(String name, int otherwise) {
        return options.stream().filter(option -> option.startsWith(name + "="))
                .mapToInt(option -> Integer.parseInt(option.substring(name.length() + 1))).findFirst().orElse(otherwise);
    }

    /** Measures fresh starts of the program, both with scripts that must be compiled and with scripts compiled before. */
    private void starts(Installed program, Figures figures) throws IOException, InterruptedException {
        for (int mods : MODS) {
            Path start = Files.createTempDirectory(folder, "start");
            Path written = Files.createDirectories(start.resolve("mods"));
            BenchMods.write(mods, written);
            if (mods > 0) {
                start(program, figures, mods + "_mods_first", start);
            }
            for (int i = 0; i < CACHED_STARTS; i++) {
                start(program, figures, mods + "_mods_cached", start);
            }
        }
    }

    private static void start(Installed program, Figures figures, String name, Path folder) throws IOException, InterruptedException {
        program.run(Start.class, figures, name, folder.resolve("mods"), folder.resolve("kept"), System.currentTimeMillis());
    }

    private static void process(String java, Figures figures, Class<?> main, Object... arguments) throws IOException, InterruptedException {
        Processes.run(Processes.of(java, main, arguments), figures::take);
    }

    private static void show(String java, Figures figures) throws IOException {
        String version = String.join(" ", figures.words("java"));
        double off = new ReferenceHistory(Path.of(System.getProperty("user.home"), ".mystics-bench")).note(version,
                figures.median(Figures.REFERENCE));
        String noise = off > ReferenceHistory.TOLERANCE ? "true" : "false";
        figures.printTable("JDK " + version + (off > ReferenceHistory.TOLERANCE ? " (NOISY: decides nothing)" : ""));
        figures.printLines("\"jdk\":\"" + version + "\",\"commit\":\"" + commit() + "\",\"content\":\""
                + String.join(" ", figures.words("content")) + "\",\"noisy\":" + noise);
    }

    /** A single mismatch, within a process or between two, makes the run fail, and no figure of the run counts. */
    private void judge() {
        Set<String> digests = byJava.values().stream().flatMap(figures -> figures.words("digest").stream()).collect(Collectors.toSet());
        boolean within = byJava.values().stream().anyMatch(figures -> figures.median("determinism_mismatches") > 0);
        if (within || digests.size() > 1) {
            System.out.println("NOT DETERMINISTIC: " + digests + ". No figure of this run counts.");
        }
    }

    private static String commit() throws IOException {
        Process git = new ProcessBuilder("git", "rev-parse", "--short", "HEAD").redirectErrorStream(true).start();
        try (BufferedReader lines = git.inputReader()) {
            String line = lines.readLine();
            return line != null && line.matches("[0-9a-f]+") ? line : "unknown";
        }
    }
}
