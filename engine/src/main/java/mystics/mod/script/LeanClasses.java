package mystics.mod.script;

import static org.objectweb.asm.Opcodes.CHECKCAST;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes classes quicker to load: what only Groovy's meta classes ask for is left out, and a closure that is handed on at once is
 * handed on as a closure, so that its class need not be loaded before it is first made.
 */
final class LeanClasses implements Weaving {
    private static final Set<String> METHODS = Set.of("$getStaticMetaClass");
    private static final Set<String> FIELDS = Set.of("$staticClassInfo", "__$stMC");

    @Override
    public void weave(ClassNode type) {
        type.methods.removeIf(method -> METHODS.contains(method.name));
        type.fields.removeIf(field -> FIELDS.contains(field.name));
        for (MethodNode method : type.methods) {
            method.localVariables = null;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (makesClosure(type, instruction) && next(instruction) instanceof MethodInsnNode) {
                    method.instructions.insert(instruction, new TypeInsnNode(CHECKCAST, "groovy/lang/Closure"));
                }
            }
        }
    }

    private static boolean makesClosure(ClassNode type, AbstractInsnNode instruction) {
        String script = type.name.replaceFirst("\\$.*", "");
        return instruction instanceof MethodInsnNode call && call.name.equals("<init>") && call.owner.startsWith(script + "$_");
    }

    private static AbstractInsnNode next(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction.getNext();
        while (next != null && next.getOpcode() < 0) next = next.getNext();
        return next;
    }
}
