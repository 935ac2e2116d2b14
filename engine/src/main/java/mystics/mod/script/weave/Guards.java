package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import mystics.mod.script.allow.AllowList;
import mystics.mod.script.run.Guarded;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces the members that the allow list marks as guarded with the methods of {@link Guarded} and similar classes, which cost scripts
 * steps.
 */
public final class Guards implements Weaving {
    private static final String RANGE = "groovy/lang/IntRange";
    private static final String METER = "Lmystics/rules/Meter;)";

    private final AllowList allowed;
    private final AllowList.Family family;
    private final Map<String, String> owners = new HashMap<>();

    Guards(AllowList allowed, AllowList.Family family) {
        this.allowed = allowed;
        this.family = family;
        WovenWith.GUARDED.forEach(type -> Stream.of(type.getDeclaredMethods()).forEach(method -> owners
                .put(method.getName() + Type.getMethodDescriptor(method), Type.getInternalName(method.getDeclaringClass()))));
    }

    /** Whether a replacement exists for a guarded member. */
    boolean knows(AllowList.Member member, boolean exact) {
        return owners.containsKey(member.name() + descriptor(member, exact));
    }

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof MethodInsnNode call) weave(type, method, call);
            }
        }
    }

    private void weave(ClassNode type, MethodNode method, MethodInsnNode call) {
        if (call.owner.equals(RANGE) && call.name.equals("<init>")) {
            InsnList bounded = Fuel.meter(type);
            bounded.add(new MethodInsnNode(INVOKESTATIC, Type.getInternalName(Guarded.class), "range",
                    "(L" + RANGE + ";" + METER + "L" + RANGE + ";", false));
            method.instructions.insert(call, bounded);
            return;
        }
        boolean exact = call.getOpcode() == INVOKESTATIC;
        (exact ? allowed.exactly(call.owner, call.name, call.desc) : allowed.inherited(call.owner, call.name, call.desc, family))
                .filter(AllowList.Member::guarded).ifPresent(member -> {
                    String descriptor = descriptor(member, exact);
                    method.instructions.insertBefore(call, Fuel.meter(type));
                    method.instructions.set(call,
                            new MethodInsnNode(INVOKESTATIC, owners.get(member.name() + descriptor), member.name(), descriptor, false));
                });
    }

    /**
     * The descriptor of the method that replaces a member. If the member has a receiver, the receiver is the first argument; the meter is
     * the last.
     */
    private static String descriptor(AllowList.Member member, boolean exact) {
        String receiver = exact ? "" : "L" + member.owner() + ";";
        return "(" + receiver + member.descriptor().substring(1).replaceFirst("\\)", METER);
    }
}
