package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Puts plain casts in the place of Groovy's, which are linked when they are first run, at some cost, and which would
 * make an object of a list or a proxy of a closure. Numbers, truth and text are still converted; all else must fit.
 */
public final class PlainCasts implements Weaving {
    private static final String CASTS = "mystics/mod/script/run/Casts";
    private static final Map<String, String> CONVERSIONS = Map.of(
            "I", "toInt", "J", "toLong", "Z", "toTruth",
            "Ljava/lang/Integer;", "toInteger", "Ljava/lang/Long;", "toLongObject", "Ljava/lang/Boolean;", "toBoolean",
            "Ljava/lang/String;", "toText");

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof InvokeDynamicInsnNode site && site.name.equals("cast") && convertible(site.desc)) {
                    method.instructions.set(site, plain(site.desc));
                }
            }
        }
    }

    /** Whether values are turned into this type, and not just taken for it. */
    static boolean converts(Type to) {
        return CONVERSIONS.containsKey(to.getDescriptor());
    }

    /** Whether a cast can be a plain one. */
    static boolean convertible(String description) {
        Type from = Type.getArgumentTypes(description)[0];
        Type to = Type.getReturnType(description);
        boolean known = CONVERSIONS.containsKey(to.getDescriptor());
        boolean closure = from.getDescriptor().equals("Lgroovy/lang/Closure;");
        return from.getSort() == Type.OBJECT && (known || to.getSort() == Type.OBJECT && !closure);
    }

    private static AbstractInsnNode plain(String description) {
        Type to = Type.getReturnType(description);
        String conversion = CONVERSIONS.get(to.getDescriptor());
        if (conversion == null) return new TypeInsnNode(CHECKCAST, to.getInternalName());
        return new MethodInsnNode(INVOKESTATIC, CASTS, conversion, "(Ljava/lang/Object;)" + to.getDescriptor(), false);
    }
}
