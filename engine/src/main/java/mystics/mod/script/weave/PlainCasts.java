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
 * Replaces Groovy's casts with plain casts. Groovy links its casts when they first run, which takes time. Its casts could also turn a list
 * into an object or a closure into a proxy. Numbers, truth values and texts are still converted; all other values must fit.
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

    /** Whether values are converted to this type, and not just cast. */
    static boolean converts(Type to) {
        return CONVERSIONS.containsKey(to.getDescriptor());
    }

    /** Whether a plain cast can replace a cast. */
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
