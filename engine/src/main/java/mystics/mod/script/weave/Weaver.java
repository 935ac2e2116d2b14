package mystics.mod.script.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.AllowList;
import mystics.mod.script.allow.ScriptNames;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Checks each compiled class and makes the class that will be loaded. */
public final class Weaver {
    /**
     * The version of the checks and changes that the weaver makes. The version must be raised whenever the same class would be checked or
     * woven differently.
     */
    public static final int VERSION = 8;

    private final LeanClasses lean = new LeanClasses();
    private final List<ByteGate> gates;
    private final List<Weaving> weavings;

    /** A weaver for scripts that have a base class and may use the members of the list. */
    public Weaver(Class<?> base, AllowList allowed, AllowList.Family family) {
        this(gates(base, allowed, family), weavings(allowed, family, new Prices(allowed, family)));
    }

    private static List<Weaving> weavings(AllowList allowed, AllowList.Family family, Prices prices) {
        return List.of(new Guards(allowed, family), new Fuel(prices), new Presence(prices), new DirectCalls(), new PlainCasts(),
                new PlainCalls(), new SharedClosures());
    }

    public Weaver(List<ByteGate> gates, List<Weaving> weavings) {
        this.gates = gates;
        this.weavings = weavings;
    }

    /** The gates that every class has to pass. */
    public static List<ByteGate> gates(Class<?> base, AllowList allowed, AllowList.Family family) {
        return List.of(new ShapeGate(base), new CodeGate(base, allowed, family));
    }

    /** All classes of a mod, checked and woven. */
    public SortedMap<String, byte[]> weave(String mod, SortedMap<String, byte[]> classes) {
        OwnClasses own = new OwnClasses(classes);
        SortedMap<String, byte[]> woven = new TreeMap<>();
        classes.forEach((name, bytes) -> woven.put(name, weave(mod, name, bytes, own)));
        return woven;
    }

    /** The objections of all gates to classes that have just been compiled. */
    public List<Finding> objections(String mod, Map<String, byte[]> classes) {
        OwnClasses own = new OwnClasses(classes);
        List<Finding> findings = new ArrayList<>();
        classes.forEach((name, bytes) -> findings.addAll(objections(mod, read(mod, name, bytes), own)));
        return findings;
    }

    /**
     * One class, checked and woven.
     *
     * @throws BrokenMod if the class is damaged or a gate objects to the class
     */
    public byte[] weave(String mod, String name, byte[] bytes, OwnClasses own) {
        ClassNode type = read(mod, name, bytes);
        BrokenMod.unlessUsable(objections(mod, type, own));
        type.sourceFile = ScriptNames.toPath(name);
        weavings.forEach(weaving -> weaving.weave(type));
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private List<Finding> objections(String mod, ClassNode type, OwnClasses own) {
        Place script = Place.of(mod, ScriptNames.toPath(type.name));
        return gates.stream().flatMap(gate -> gate.check(script, type, own).stream()).toList();
    }

    private ClassNode read(String mod, String name, byte[] bytes) {
        ClassNode type = new ClassNode();
        try {
            new ClassReader(bytes).accept(type, 0);
            lean.weave(type);
        } catch (RuntimeException damaged) {
            throw damaged(mod, name);
        }
        if (!type.name.equals(name)) throw damaged(mod, name);
        return type;
    }

    private static BrokenMod damaged(String mod, String name) {
        return new BrokenMod(Finding.error("class-file", Place.of(mod, ScriptNames.toPath(name)), "its compiled form is damaged")
                .fix("Divide the script in two. If you have not changed it, delete the folder 'cache' in your folder; "
                        + "the program makes it again."));
    }
}
