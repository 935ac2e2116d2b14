package mystics.mod;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is kept of a mod in a folder of the user, so that the next start need not check and compile it again.
 *
 * @param mod     id of the mod
 * @param facts   key under which the mod's files were found to be without mistakes
 * @param scripts key under which its scripts were compiled
 * @param classes class files by name, as the compiler made them
 */
record Compiled(String mod, String facts, String scripts, SortedMap<String, byte[]> classes) {
    static final Compiled NOTHING = new Compiled("", "", "", new TreeMap<>());

    private static final int KIND = 0x4d795331;

    /** A file that {@link #read} understands. */
    byte[] bytes() {
        return Sealed.seal(KIND, out -> {
            out.writeUTF(mod);
            out.writeUTF(facts);
            out.writeUTF(scripts);
            Sealed.write(out, classes);
        });
    }

    /** What such a file holds; nothing if it is damaged. */
    static Optional<Compiled> read(byte[] file) {
        return Sealed.open(KIND, file, in -> new Compiled(in.readUTF(), in.readUTF(), in.readUTF(), Sealed.read(in)));
    }

    /** Whether nothing needs to be written again. */
    boolean sameKeys(Compiled other) {
        return mod.equals(other.mod) && facts.equals(other.facts) && scripts.equals(other.scripts);
    }
}
