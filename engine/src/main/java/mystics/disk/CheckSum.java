package mystics.disk;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Checksums of texts, in sixteen hexadecimal digits, to detect damaged files. */
public final class CheckSum {
    private static final int DIGITS = 16;

    private CheckSum() {
    }

    /** The checksum of a text. */
    public static String of(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }

    /** The checksum of lines. */
    static String of(List<String> lines) {
        return of(String.join("\n", lines));
    }
}
