package mystics.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How fast the reference has been on this machine before. A run in which it is far from that was disturbed, and decides nothing. */
final class History {
    /** How far from its usual pace the reference may be. */
    static final double TOLERANCE = 0.15;
    private static final int REMEMBERED = 20;
    private final Path file;

    History(Path file) {
        this.file = file;
    }

    /** How far the reference is from its usual pace with this Java, as a share of it; 0 when it has none yet. Its pace is noted. */
    double note(String java, double pace) throws IOException {
        List<String> lines = Files.exists(file) ? new ArrayList<>(Files.readAllLines(file)) : new ArrayList<>();
        double[] known = lines.stream().filter(line -> line.startsWith(java + " ")).mapToDouble(line -> Double.parseDouble(line.substring(java.length() + 1))).sorted().toArray();
        lines.add(java + " " + Math.round(pace));
        Files.createDirectories(file.getParent());
        Files.write(file, lines.subList(Math.max(0, lines.size() - REMEMBERED), lines.size()));
        return known.length == 0 ? 0 : Math.abs(pace / known[known.length / 2] - 1);
    }
}
