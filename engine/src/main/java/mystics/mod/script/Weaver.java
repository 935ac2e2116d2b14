package mystics.mod.script;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Checks each class the compiler wrote and makes of it the class that is loaded. */
public final class Weaver {
    /** Grows whenever the same class would be woven differently. */
    public static final int VERSION = 3;

    private static final List<ByteGate> GATES = List.of(new NoDynamicCalls());
    private static final List<Weaving> WEAVINGS = List.of(new DirectCalls(), new PlainCasts(), new PlainCalls(), new SharedClosures(), new LeanClasses());

    private Weaver() {}

    /** All classes of a mod, woven. */
    public static SortedMap<String, byte[]> weave(String mod, SortedMap<String, byte[]> classes) {
        SortedMap<String, byte[]> woven = new TreeMap<>();
        classes.forEach((name, bytes) -> woven.put(name, weave(mod, name, bytes)));
        return woven;
    }

    /** Everything the gates have against classes that have just been compiled. */
    static List<Finding> objections(String mod, SortedMap<String, byte[]> classes) {
        List<Finding> findings = new ArrayList<>();
        classes.forEach((name, bytes) -> findings.addAll(objections(mod, read(mod, name, bytes))));
        return findings;
    }

    /**
     * One class, checked and woven.
     *
     * @throws BrokenMod if it is damaged or a gate objects to it
     */
    static byte[] weave(String mod, String name, byte[] bytes) {
        ClassNode type = read(mod, name, bytes);
        BrokenMod.unlessUsable(objections(mod, type));
        type.sourceFile = ScriptNames.toPath(name);
        WEAVINGS.forEach(weaving -> weaving.weave(type));
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static List<Finding> objections(String mod, ClassNode type) {
        Place script = Place.of(mod, ScriptNames.toPath(type.name));
        return GATES.stream().flatMap(gate -> gate.check(script, type).stream()).toList();
    }

    private static ClassNode read(String mod, String name, byte[] bytes) {
        ClassNode type = new ClassNode();
        try {
            new ClassReader(bytes).accept(type, 0);
        } catch (RuntimeException damaged) {
            throw new BrokenMod(Finding.error("class-file", Place.of(mod, ScriptNames.toPath(name)), "its compiled form is damaged").fix("Delete the folder of compiled mods."));
        }
        return type;
    }
}
