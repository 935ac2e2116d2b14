package mystics.editor.canvas;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.disk.SafeFile;
import mystics.disk.SealedFile;
import mystics.editor.trace.PictureFit;
import mystics.editor.trace.Spot;

/**
 * The pictures to be traced in the rooms of a mod. The facts about these pictures are kept in the user's folder, with one small file for
 * each room, and never in the folder of the mod. The pictures themselves are not moved.
 *
 * @param folder the folder of these files, which need not exist; if the value is empty, nothing is remembered
 */
public record TracingShelf(Optional<Path> folder) {
    /** Remembers nothing. */
    public static final TracingShelf NONE = new TracingShelf(Optional.empty());

    /**
     * The facts remembered for a room, which is given by its path in the mod; empty if the file with the facts is missing or cannot be
     * read.
     */
    public Optional<Tracing> of(String room) {
        return file(room).flatMap(TracingShelf::read);
    }

    private Optional<Path> file(String room) {
        return folder.map(known -> known.resolve(room.replace('/', '-') + ".trace"));
    }

    private static Optional<Tracing> read(Path file) {
        try {
            Properties lines = new Properties();
            lines.load(new StringReader(String.join("\n", SealedFile.read(file)).replace("\\", "\\\\")));
            List<Double> at = Arrays.stream(lines.getProperty("at", "").split(" ")).map(Double::valueOf).toList();
            PictureFit placing = new PictureFit(new Spot(at.get(0), at.get(1)), new Spot(at.get(2), at.get(3)));
            return Optional.of(new Tracing(Path.of(lines.getProperty("picture", "")), placing,
                    Integer.parseInt(lines.getProperty("opacity", "")), signs(lines.getProperty("signs", ""))));
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            return Optional.empty();
        }
    }

    private static Set<Tracing.Sign> signs(String words) {
        return EnumSet.allOf(Tracing.Sign.class).stream().filter(sign -> Set.of(words.split(" ")).contains(sign.name()))
                .collect(Collectors.toSet());
    }

    /** Remembers a picture for a room. */
    public void keep(String room, Tracing tracing) throws IOException {
        Optional<Path> file = file(room);
        if (file.isEmpty()) return;
        Spot right = tracing.placing().right();
        Spot corner = tracing.placing().corner();
        SealedFile.write(file.get(), List.of("# Mystics: the picture to be traced in " + room, "picture=" + tracing.file(),
                "at=" + right.x() + " " + right.y() + " " + corner.x() + " " + corner.y(), "opacity=" + tracing.opacity(),
                "signs=" + tracing.signs().stream().map(Enum::name).sorted().collect(Collectors.joining(" "))));
    }

    /** Forgets the picture of a room. */
    public void forget(String room) throws IOException {
        Optional<Path> file = file(room);
        if (file.isEmpty()) return;
        Files.deleteIfExists(file.get());
        Files.deleteIfExists(SafeFile.previous(file.get()));
    }
}
