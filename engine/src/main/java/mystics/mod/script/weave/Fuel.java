package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Makes the meter of the script count every call and every round of a loop. Entering a method costs the steps of all
 * calls in it, and each round of a loop costs the steps of the loop. Each call is therefore paid for before it is made.
 */
final class Fuel implements Weaving {
    private static final String METER = "mystics/rules/Meter";
    private static final String METERING = "mystics/mod/script/run/Metering";
    private static final Set<String> BRIDGES = Set.of("call");

    private final Prices prices;

    Fuel(Prices prices) {
        this.prices = prices;
    }

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            if (!method.name.startsWith("<") && !isBridge(method)) count(type, method);
        }
    }

    /** Whether a method only forwards to a closure's body. The meter counts the body and not the forwarding method. */
    private static boolean isBridge(MethodNode method) {
        boolean straight = List.of(method.instructions.toArray()).stream().noneMatch(JumpInsnNode.class::isInstance);
        long calls = List.of(method.instructions.toArray()).stream().filter(MethodInsnNode.class::isInstance)
                .filter(call -> !((MethodInsnNode) call).name.equals("doCall")).count();
        return BRIDGES.contains(method.name) && straight && calls == 0;
    }

    private void count(ClassNode type, MethodNode method) {
        AbstractInsnNode[] instructions = method.instructions.toArray();
        int[] upTo = new int[instructions.length + 1];
        for (int i = 0; i < instructions.length; i++) upTo[i + 1] = upTo[i] + prices.of(type, instructions[i]);
        Map<AbstractInsnNode, Integer> places = new IdentityHashMap<>();
        for (int i = 0; i < instructions.length; i++) places.put(instructions[i], i);
        for (int i = 0; i < instructions.length; i++) {
            int code = instructions[i].getOpcode();
            if (code >= Opcodes.IRETURN && code <= Opcodes.RETURN) {
                method.instructions.insertBefore(instructions[i], tells(type, "leave"));
            } else if (instructions[i] instanceof JumpInsnNode jump && places.get(jump.label) <= i) {
                method.instructions.insertBefore(jump, pays(type, "pay", 1 + upTo[i] - upTo[places.get(jump.label)]));
            }
        }
        method.instructions.insert(pays(type, "enter", 1 + upTo[instructions.length]));
    }

    private static InsnList tells(ClassNode type, String what) {
        InsnList code = meter(type);
        code.add(new MethodInsnNode(INVOKEVIRTUAL, METER, what, "()V", false));
        return code;
    }

    private static InsnList pays(ClassNode type, String what, int steps) {
        InsnList code = meter(type);
        code.add(steps <= Short.MAX_VALUE ? new IntInsnNode(Opcodes.SIPUSH, steps) : new LdcInsnNode(steps));
        code.add(new MethodInsnNode(INVOKEVIRTUAL, METER, what, "(I)V", false));
        return code;
    }

    /** Puts the meter onto the stack. */
    static InsnList meter(ClassNode type) {
        String carrier = OwnClasses.isScript(type.name) ? "mystics/mod/script/run/Metered" : "groovy/lang/Closure";
        InsnList code = new InsnList();
        code.add(new VarInsnNode(ALOAD, 0));
        code.add(new MethodInsnNode(INVOKESTATIC, METERING, "meter", "(L" + carrier + ";)L" + METER + ";", false));
        return code;
    }
}
