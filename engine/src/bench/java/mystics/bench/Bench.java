package mystics.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Runs the probe in fresh processes and prints a table for people and a JSON line for each figure: median, least, most, number. */
public final class Bench {
    private static final int PROCESSES = 3;

    private Bench() {
    }

    /**
     * Runs the benchmark with the Java that runs this.
     *
     * @param arguments the number of processes and the seconds of each measurement, both optional
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int processes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : PROCESSES;
        String seconds = arguments.length > 1 ? arguments[1] : "3";
        Map<String, List<Double>> figures = new LinkedHashMap<>();
        for (int i = 0; i < processes; i++) {
            run(seconds, figures);
        }
        System.out.printf(Locale.ROOT, "%-28s %16s %16s %16s %4s%n", "figure", "median", "least", "most", "n");
        figures.forEach((name, values) -> {
            double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
            System.out.printf(Locale.ROOT, "%-28s %,16.3f %,16.3f %,16.3f %4d%n", name, median(sorted), sorted[0], sorted[sorted.length - 1], sorted.length);
        });
        figures.forEach((name, values) -> {
            double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
            System.out.printf(Locale.ROOT, "{\"metric\":\"%s\",\"median\":%.6f,\"min\":%.6f,\"max\":%.6f,\"n\":%d,\"jdk\":\"%s\"}%n", name, median(sorted),
                    sorted[0], sorted[sorted.length - 1], sorted.length, System.getProperty("java.version"));
        });
    }

    /** The class path of this program, also where Maven runs it inside itself. */
    private static String classPath() {
        if (Bench.class.getClassLoader() instanceof URLClassLoader loader) {
            return Arrays.stream(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString()).collect(Collectors.joining(File.pathSeparator));
        }
        return System.getProperty("java.class.path");
    }

    private static double median(double[] sorted) {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static void run(String seconds, Map<String, List<Double>> figures) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Arrays.asList(System.getProperty("java.home") + "/bin/java", "-XX:+UseSerialGC", "-Xmx1g",
                "-Dguice_custom_class_loading=CHILD", "-cp", classPath(), "mystics.bench.Probe", seconds));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                figures.computeIfAbsent(words[0], name -> new ArrayList<>()).add(Double.parseDouble(words[1]));
            }
        }
        if (process.waitFor() != 0) {
            throw new IOException("A process of the benchmark failed");
        }
    }
}
