package mystics.mod.read;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import mystics.disk.SafeFile;
import mystics.mod.cache.Prepared;
import mystics.mod.script.ClassForm;
import mystics.mod.source.Digest;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/** Packs a mod into one file for distribution. The same mod always gives the same bytes. */
public final class Pack {
    private static final String CLASSES = ".classes";
    private static final LocalDateTime NEVER = LocalDateTime.of(1980, 1, 1, 0, 0);

    private Pack() {}

    /**
     * Writes three files into a folder: {@code id.zip} with all files of the mod, {@code id.sha256} with the SHA-256 of each file in the
     * format of {@code sha256sum -c}, and {@code id.classes} with the prepared data, which only a mod that comes with the program may
     * contain. If the files are already up to date, only their time is renewed, because a start trusts data that are newer than their
     * sources.
     *
     * @param plans checks the entries of the mod and computes the plans of its drawings, by path; the entries are not checked again later
     * @throws mystics.mod.finding.BrokenMod if the mod has mistakes
     */
    public static void write(ModReader<?> reader, ModSource mod, Path folder,
            Function<Collection<Document>, SortedMap<String, byte[]>> plans) throws IOException {
        Path packed = folder.resolve(mod.name() + CLASSES);
        if (Files.isRegularFile(packed) && reader.fits(mod, Files.readAllBytes(packed))) {
            Files.setLastModifiedTime(packed, FileTime.from(Instant.now()));
            return;
        }
        Prepared fresh = reader.pack(mod, plans.apply(reader.read(mod).documents().values()));
        SafeFile.write(folder.resolve(fresh.mod() + ".zip"), zip(mod, ZipOutputStream.DEFLATED));
        SafeFile.write(folder.resolve(fresh.mod() + ".sha256"), list(mod));
        SafeFile.write(folder.resolve(fresh.mod() + CLASSES), fresh.bytes(ClassForm.WOVEN));
    }

    /**
     * Writes the files for distribution: {@code name.zip} with all files of the mod, and {@code name.sha256} with the SHA-256 of each file
     * and of the zip. The zip is not compressed, so that its bytes are the same on every machine.
     *
     * @return the zip
     */
    public static Path give(ModSource mod, String name, Path folder) throws IOException {
        Path archive = folder.resolve(name + ".zip");
        byte[] bytes = zip(mod, ZipOutputStream.STORED);
        SafeFile.write(archive, bytes);
        SafeFile.write(folder.resolve(name + ".sha256"), list(mod) + Digest.plain(bytes) + "  " + archive.getFileName() + "\n");
        return archive;
    }

    /** An archive in which all files have the same fixed time. For uncompressed files, size and checksum precede the content. */
    private static byte[] zip(ModSource mod, int method) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setMethod(method);
            for (String path : mod.paths()) {
                ZipEntry entry = new ZipEntry(path);
                entry.setTimeLocal(NEVER);
                if (method == ZipOutputStream.STORED) {
                    CRC32 check = new CRC32();
                    check.update(mod.bytes(path));
                    entry.setSize(mod.bytes(path).length);
                    entry.setCrc(check.getValue());
                }
                zip.putNextEntry(entry);
                zip.write(mod.bytes(path));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static String list(ModSource mod) {
        StringBuilder list = new StringBuilder();
        mod.paths().forEach(path -> list.append(Digest.plain(mod.bytes(path))).append("  ").append(path).append('\n'));
        return list.toString();
    }
}
