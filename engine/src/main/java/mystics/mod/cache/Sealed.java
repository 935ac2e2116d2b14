package mystics.mod.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32C;

/**
 * Files that begin with a mark of their kind and end in a checksum. The checksum detects accidents, not malice: the content is checked
 * again when it is loaded.
 */
final class Sealed {
    private static final int MOST = 20_000;

    private Sealed() {}

    /** Writes the content of a file. */
    interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    /** Reads the content of a file. */
    interface Reader<R> {
        R read(DataInputStream in) throws IOException;
    }

    static byte[] seal(int kind, Writer content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(kind);
            content.write(out);
            out.writeLong(sum(bytes.toByteArray(), bytes.size()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** The content of a file; empty if the file is damaged or of another kind. */
    static <R> Optional<R> open(int kind, byte[] file, Reader<R> content) {
        int length = file.length - Long.BYTES;
        if (length < 0) return Optional.empty();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file, 0, length));
                DataInputStream end = new DataInputStream(new ByteArrayInputStream(file, length, Long.BYTES))) {
            boolean whole = end.readLong() == sum(file, length) && in.readInt() == kind;
            return whole ? Optional.of(content.read(in)) : Optional.empty();
        } catch (IOException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    static void write(DataOutputStream out, SortedMap<String, byte[]> parts) throws IOException {
        out.writeInt(parts.size());
        for (String name : parts.keySet()) {
            write(out, name.getBytes(StandardCharsets.UTF_8));
            write(out, parts.get(name));
        }
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static SortedMap<String, byte[]> read(DataInputStream in) throws IOException {
        SortedMap<String, byte[]> parts = new TreeMap<>();
        int count = Math.min(in.readInt(), MOST);
        for (int i = 0; i < count; i++) {
            String name = new String(bytes(in), StandardCharsets.UTF_8);
            parts.put(name, bytes(in));
        }
        return parts;
    }

    /**
     * Reads a text as one block. A start reads thousands of names before Java compiles this code, so reading single characters would be
     * slow.
     */
    private static byte[] bytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) throw new EOFException();
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }

    private static long sum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return sum.getValue();
    }
}
