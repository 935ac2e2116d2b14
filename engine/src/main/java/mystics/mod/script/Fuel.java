package mystics.mod.script;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Has every call and every round of a loop counted by the meter of the script. */
final class Fuel implements Weaving {
    private static final String METER = "mystics/rules/Meter";
    private static final String METERING = "mystics/mod/script/Metering";
    private static final Set<String> BRIDGES = Set.of("call");

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            if (!method.name.startsWith("<") && !isBridge(method)) count(type, method);
        }
    }

    /** A way into a closure's body that does nothing else; the body is counted. */
    private static boolean isBridge(MethodNode method) {
        boolean straight = List.of(method.instructions.toArray()).stream().noneMatch(JumpInsnNode.class::isInstance);
        long calls = List.of(method.instructions.toArray()).stream().filter(MethodInsnNode.class::isInstance).filter(call -> !((MethodInsnNode) call).name.equals("doCall")).count();
        return BRIDGES.contains(method.name) && straight && calls == 0;
    }

    private static void count(ClassNode type, MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            int code = instruction.getOpcode();
            if (code >= Opcodes.IRETURN && code <= Opcodes.RETURN) method.instructions.insertBefore(instruction, tells(type, "leave"));
            else if (instruction instanceof JumpInsnNode jump && CodeGate.isBack(method, jump, jump.label)) method.instructions.insertBefore(jump, tells(type, "step"));
        }
        method.instructions.insert(tells(type, "enter"));
    }

    private static InsnList tells(ClassNode type, String what) {
        InsnList code = meter(type);
        code.add(new MethodInsnNode(INVOKEVIRTUAL, METER, what, "()V", false));
        return code;
    }

    /** The meter onto the stack. */
    static InsnList meter(ClassNode type) {
        String carrier = OwnClasses.isScript(type.name) ? "mystics/mod/script/Metered" : "groovy/lang/Closure";
        InsnList code = new InsnList();
        code.add(new VarInsnNode(ALOAD, 0));
        code.add(new MethodInsnNode(INVOKESTATIC, METERING, "meter", "(L" + carrier + ";)L" + METER + ";", false));
        return code;
    }
}
