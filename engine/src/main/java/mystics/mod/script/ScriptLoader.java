package mystics.mod.script;

import java.util.List;
import java.util.Map;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.codehaus.groovy.reflection.ClassInfo;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Loads the classes of one mod, each when it is first needed. What a class is in one mod it is not in another. */
final class ScriptLoader extends ClassLoader {
    /** Begins the name of every loader of mods, which shows in stack traces. */
    static final String PREFIX = "mod ";

    static {
        registerAsParallelCapable();
    }

    private final String mod;
    private final Map<String, byte[]> classes;
    private final List<Weaving> weavings;

    ScriptLoader(String mod, ClassLoader api, Map<String, byte[]> classes, List<Weaving> weavings) {
        super(PREFIX + mod, api);
        this.mod = mod;
        this.classes = classes;
        this.weavings = weavings;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        byte[] woven = woven(name, bytes);
        Class<?> type = defineClass(name, woven, 0, woven.length);
        ClassInfo.getClassInfo(type).setStrongMetaClass(Refusing.META_CLASS);
        return type;
    }

    private byte[] woven(String name, byte[] bytes) {
        ClassNode type = new ClassNode();
        try {
            new ClassReader(bytes).accept(type, 0);
        } catch (RuntimeException damaged) {
            throw new BrokenMod(Finding.error("class-file", Place.of(mod, ScriptNames.toPath(name)), "its compiled form is damaged").fix("Delete the folder of compiled mods."));
        }
        type.sourceFile = ScriptNames.toPath(name);
        weavings.forEach(weaving -> weaving.weave(type));
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }
}
