package mystics.mod.script;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Makes of each class the compiler wrote the class that is loaded. */
public final class Weaver {
    /** Grows whenever the same class would be woven differently. */
    public static final int VERSION = 1;

    private static final List<Weaving> WEAVINGS = List.of(new DirectCalls(), new PlainCasts(), new LeanClasses());

    private Weaver() {}

    /** All classes of a mod, woven. */
    public static SortedMap<String, byte[]> weave(String mod, SortedMap<String, byte[]> classes) {
        SortedMap<String, byte[]> woven = new TreeMap<>();
        classes.forEach((name, bytes) -> woven.put(name, weave(mod, name, bytes)));
        return woven;
    }

    /**
     * One class, woven.
     *
     * @throws BrokenMod if it is damaged
     */
    static byte[] weave(String mod, String name, byte[] bytes) {
        ClassNode type = new ClassNode();
        try {
            new ClassReader(bytes).accept(type, 0);
        } catch (RuntimeException damaged) {
            throw new BrokenMod(Finding.error("class-file", Place.of(mod, ScriptNames.toPath(name)), "its compiled form is damaged").fix("Delete the folder of compiled mods."));
        }
        type.sourceFile = ScriptNames.toPath(name);
        WEAVINGS.forEach(weaving -> weaving.weave(type));
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }
}
