package mystics.mod.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.finding.Unseen;

/** Accepts the files of one mod while it is being read, and refuses files outside the mod's folder and files that exceed the limits. */
final class FileIntake {
    private static final int ENTRIES_A_FILE = 4;

    private final Place mod;
    private final Limits limits;
    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private long total;
    private int entries;

    FileIntake(String mod, Limits limits) {
        this.mod = Place.of(mod);
        this.limits = limits;
    }

    /** Reads one file. A path that leads out of the mod is reported and skipped; if a limit is exceeded, the reading ends. */
    void put(String path, InputStream content) throws IOException {
        Optional<Unseen.Sign> unseen = Unseen.inName(path);
        if (unseen.isPresent()) {
            findings.add(Finding
                    .error("file-name", mod, "the name of the file '" + printable(path) + "' holds the character " + unseen.get().words())
                    .because("the character is invisible, or controls the program that shows the name").fix("Rename the file."));
        } else if (!inside(path.replace('\\', '/'))) {
            findings.add(Finding.error("path-leaves-mod", mod, "the path '" + printable(path) + "' leads out of the mod")
                    .because("a mod may hold only files of its own folder").fix("Leave it out."));
        } else if (path.contains("\\")) {
            findings.add(Finding.error("path-backslash", mod, "the path '" + printable(path) + "' is written with backslashes")
                    .because("archives separate folders by /").fix("Pack the mod with 'mystics pack' or another program."));
        } else if (files.size() == limits.files()) {
            throw tooMuch("too-many-files", mod, "it holds more than " + limits.files() + " files");
        } else if (files.putIfAbsent(path, read(path, content)) != null) {
            findings.add(Finding.error("path-twice", at(path), "the archive holds this file twice"));
        }
    }

    /** Counts an archive entry. Entries that are not files count too, because an archive of folders alone can also be endless. */
    void entry() {
        if (++entries > limits.files() * ENTRIES_A_FILE) {
            throw tooMuch("too-many-files", mod, "it holds more than " + limits.files() * ENTRIES_A_FILE + " files and folders");
        }
    }

    /** Checks the ratio of a file's unpacked size to its packed size. */
    void packed(String path, long packedSize) {
        byte[] content = files.getOrDefault(path, new byte[0]);
        if (content.length > Limits.HARMLESS && packedSize >= 0 && content.length > packedSize * limits.swelling()) {
            throw tooMuch("swells", at(path), "unpacked it is more than " + limits.swelling() + " times its packed size");
        }
    }

    /** Reports something that is neither a file nor a folder. */
    void strange(String path) {
        findings.add(Finding.error("not-a-file", at(path), "this is a link or a device").because("a mod may hold only plain files")
                .fix("Put the file itself here."));
    }

    /** All files, if none of them was faulty. */
    ModSource done() {
        BrokenMod.unlessUsable(findings);
        return ModSource.of(mod.mod(), files);
    }

    private byte[] read(String path, InputStream content) throws IOException {
        byte[] bytes = content.readNBytes((int) Math.min(limits.file(), limits.total() - total) + 1);
        total += bytes.length;
        if (bytes.length > limits.file()) throw tooMuch("file-too-large", at(path), "it is larger than " + limits.file() + " bytes");
        if (total > limits.total()) throw tooMuch("mod-too-large", mod, "its files are larger than " + limits.total() + " bytes together");
        return bytes;
    }

    private static BrokenMod tooMuch(String code, Place place, String message) {
        return new BrokenMod(Finding.error(code, place, message)
                .because("a mod must not fill the memory of a program that only looks at it"));
    }

    private Place at(String path) {
        return Place.of(mod.mod(), printable(path));
    }

    private static boolean inside(String path) {
        if (path.contains(":")) return false;
        for (String part : path.split("/", -1)) {
            if (part.isEmpty() || part.equals(".") || part.equals("..")) return false;
        }
        return true;
    }

    private static String printable(String path) {
        return Unseen.inOneLine(path);
    }
}
