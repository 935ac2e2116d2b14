package mystics.mod;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32C;

/**
 * What is kept of a mod so that the next start need not check and compile it again.
 *
 * @param mod     id of the mod
 * @param facts   key under which the mod's files were found to be without mistakes
 * @param scripts key under which its scripts were compiled
 * @param classes class files by name, as the compiler made them
 */
record Compiled(String mod, String facts, String scripts, SortedMap<String, byte[]> classes) {
    private static final int MAGIC = 0x4d795331;
    private static final int SUM = Long.BYTES;
    private static final int MOST_CLASSES = 20_000;
    static final Compiled NOTHING = new Compiled("", "", "", new TreeMap<>());

    /** A file that {@link #read} understands. It ends in a checksum of all before it. */
    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            out.writeUTF(mod);
            out.writeUTF(facts);
            out.writeUTF(scripts);
            out.writeInt(classes.size());
            for (Map.Entry<String, byte[]> type : classes.entrySet()) {
                out.writeUTF(type.getKey());
                out.writeInt(type.getValue().length);
                out.write(type.getValue());
            }
            out.write(sum(bytes.toByteArray(), bytes.size()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** What such a file holds; nothing if it is damaged. */
    static Optional<Compiled> read(byte[] file) {
        int length = file.length - SUM;
        if (length < 0 || !Arrays.equals(sum(file, length), Arrays.copyOfRange(file, length, file.length))) return Optional.empty();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file, 0, length))) {
            if (in.readInt() != MAGIC) return Optional.empty();
            String mod = in.readUTF();
            String facts = in.readUTF();
            String scripts = in.readUTF();
            SortedMap<String, byte[]> classes = new TreeMap<>();
            int count = Math.min(in.readInt(), MOST_CLASSES);
            for (int i = 0; i < count; i++) classes.put(in.readUTF(), in.readNBytes(in.readInt()));
            return Optional.of(new Compiled(mod, facts, scripts, classes));
        } catch (IOException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /** Whether nothing needs to be written again. */
    boolean sameKeys(Compiled other) {
        return mod.equals(other.mod) && facts.equals(other.facts) && scripts.equals(other.scripts);
    }

    /** A checksum against accidents, not against malice: what is kept is checked again when it is loaded. */
    private static byte[] sum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return ByteBuffer.allocate(SUM).putLong(sum.getValue()).array();
    }
}
