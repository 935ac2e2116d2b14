package mystics.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;

/**
 * The seal of a folder. A valid seal shows that a program which could read the folder's key wrote the file, and that the file has not been
 * changed since. The key is created at first use, and only its owner may read it. The seal is an HMAC-SHA-256 (RFC 2104) of 32 bytes at the
 * end of the file. The seal is computed from the digest alone, because Java's own implementation of HMAC takes tens of milliseconds to
 * start.
 */
public final class OwnSeal {
    /** The name of the key's file. */
    public static final String KEY = ".key";
    private static final int LENGTH = 32;
    private static final int BLOCK = 64;
    private static final int INNER = 0x36;
    private static final int OUTER = 0x5c;

    private final byte[] key;

    private OwnSeal(byte[] key) {
        this.key = key;
    }

    /**
     * The seal of a folder.
     *
     * @throws IOException if there is no key and none can be written
     */
    public static OwnSeal of(Path folder) throws IOException {
        Path file = folder.resolve(KEY);
        Optional<byte[]> known = known(file);
        if (known.isPresent()) {
            return new OwnSeal(known.get());
        }
        byte[] key = new byte[LENGTH];
        new SecureRandom().nextBytes(key);
        SafeFile.writeForOwner(file, key);
        return new OwnSeal(key);
    }

    private static Optional<byte[]> known(Path file) throws IOException {
        return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)).filter(key -> key.length == LENGTH) : Optional.empty();
    }

    /** The bytes followed by their seal. */
    public byte[] seal(byte[] bytes) {
        byte[] sealed = Arrays.copyOf(bytes, bytes.length + LENGTH);
        System.arraycopy(sum(bytes), 0, sealed, bytes.length, LENGTH);
        return sealed;
    }

    /** The bytes without their seal; empty if the seal is not valid in this folder. */
    public Optional<byte[]> open(byte[] sealed) {
        if (sealed.length < LENGTH) {
            return Optional.empty();
        }
        byte[] bytes = Arrays.copyOf(sealed, sealed.length - LENGTH);
        boolean ours = MessageDigest.isEqual(sum(bytes), Arrays.copyOfRange(sealed, bytes.length, sealed.length));
        return ours ? Optional.of(bytes) : Optional.empty();
    }

    private byte[] sum(byte[] bytes) {
        return digest(pad(OUTER), digest(pad(INNER), bytes));
    }

    private byte[] pad(int filling) {
        byte[] pad = Arrays.copyOf(key, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            pad[i] ^= (byte) filling;
        }
        return pad;
    }

    private static byte[] digest(byte[] first, byte[] second) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(first);
            return digest.digest(second);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
