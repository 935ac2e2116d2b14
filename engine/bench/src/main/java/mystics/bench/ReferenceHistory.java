package mystics.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The past speed of the reference game on this machine. A run in which the reference is much faster or slower was disturbed and proves
 * nothing.
 */
final class ReferenceHistory {
    /** The accepted difference from the usual speed, as a share. */
    static final double TOLERANCE = 0.15;
    private static final int REMEMBERED = 20;
    private final Path file;

    ReferenceHistory(Path file) {
        this.file = file;
    }

    /**
     * Records the speed of the reference with this Java. Returns the difference of that speed from the usual speed, as a share; 0 if there
     * is no record yet.
     */
    double note(String java, double pace) throws IOException {
        List<String> lines = Files.exists(file) ? new ArrayList<>(Files.readAllLines(file)) : new ArrayList<>();
        double[] known = lines.stream().filter(line -> line.startsWith(java + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(java.length() + 1))).sorted().toArray();
        lines.add(java + " " + Math.round(pace));
        Files.createDirectories(file.getParent());
        Files.write(file, lines.subList(Math.max(0, lines.size() - REMEMBERED), lines.size()));
        return known.length == 0 ? 0 : Math.abs(pace / known[known.length / 2] - 1);
    }
}
