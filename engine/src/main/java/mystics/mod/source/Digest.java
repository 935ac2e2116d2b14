package mystics.mod.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * SHA-256 over a sequence of texts and byte strings. Each text or byte string is preceded by its length, so that different sequences cannot
 * run together.
 */
public final class Digest {
    private final MessageDigest sha256;

    public Digest() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }

    /** Adds a text. */
    public Digest add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds bytes. */
    public Digest add(byte[] bytes) {
        sha256.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        sha256.update(bytes);
        return this;
    }

    /** The digest in hexadecimal digits. After this call, nothing can be added to the digest. */
    public String hex() {
        return HexFormat.of().formatHex(sha256.digest());
    }

    /** The digest of a number of texts. */
    public static String of(String... texts) {
        Digest digest = new Digest();
        for (String text : texts) digest.add(text);
        return digest.hex();
    }

    /** SHA-256 of exactly these bytes, as other programs compute it. */
    public static String plain(byte[] bytes) {
        Digest digest = new Digest();
        digest.sha256.update(bytes);
        return digest.hex();
    }
}
