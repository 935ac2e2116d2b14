package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.IFNONNULL;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTFIELD;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A closure that captures no values, such as {@code needs: { seen(bearer) }}, is created once for its object and then reused. For each
 * closure that is made, Groovy looks up two things by class, and a rule may make several closures each time it speaks.
 */
public final class SharedClosures implements Weaving {
    private static final String SHARED = "shared$";
    private static final String CLOSURE = "groovy/lang/Closure";
    private static final String TYPE = "Lgroovy/lang/Closure;";
    private static final String MAKER = "()" + TYPE;

    /** Whether a woven closure of this class captures no values; shared closures capture none. */
    public static boolean takesNothingAlong(Class<?> closure) {
        return Stream.of(closure.getDeclaredFields()).allMatch(field -> field.getName().startsWith(SHARED));
    }

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : List.copyOf(type.methods)) {
            if (method.name.equals("<init>") || (method.access & ACC_STATIC) != 0) continue;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof TypeInsnNode made && made.getOpcode() == NEW) share(type, method, made);
            }
        }
    }

    /**
     * Removes the instructions that create a closure, and puts a call of the closure's maker in their place. The instructions are: new,
     * dup, this, this (or the script of this closure), constructor.
     */
    private static void share(ClassNode type, MethodNode method, TypeInsnNode made) {
        List<AbstractInsnNode> end = constructor(made);
        if (end.isEmpty()) return;
        String name = SHARED + type.fields.size();
        type.fields.add(new FieldNode(ACC_PRIVATE, name, TYPE, null, null));
        maker(type, name, made.desc, end.size() > 1);
        for (AbstractInsnNode next = made.getNext(); next != end.get(0);) {
            AbstractInsnNode gone = next;
            next = next.getNext();
            method.instructions.remove(gone);
        }
        method.instructions.set(end.get(0), new MethodInsnNode(INVOKEVIRTUAL, type.name, name, MAKER, false));
        method.instructions.set(made, new VarInsnNode(ALOAD, 0));
    }

    /**
     * The call of the constructor and, if there is one, the preceding call that finds the script. The result is empty if the class is not a
     * closure, or if the closure captures values.
     */
    private static List<AbstractInsnNode> constructor(TypeInsnNode made) {
        AbstractInsnNode dup = next(made);
        AbstractInsnNode owner = dup == null ? null : next(dup);
        AbstractInsnNode script = owner == null ? null : next(owner);
        if (script == null || dup.getOpcode() != DUP || !isThis(owner) || !isThis(script)) return List.of();
        AbstractInsnNode after = next(script);
        if (isConstructor(after, made.desc)) return List.of(after);
        boolean found = after instanceof MethodInsnNode call && call.name.equals("getThisObject") && isConstructor(next(after), made.desc);
        return found ? List.of(next(after), after) : List.of();
    }

    private static boolean isThis(AbstractInsnNode instruction) {
        return instruction instanceof VarInsnNode variable && variable.getOpcode() == ALOAD && variable.var == 0;
    }

    private static boolean isConstructor(AbstractInsnNode instruction, String closure) {
        return instruction instanceof MethodInsnNode call && call.getOpcode() == INVOKESPECIAL && call.owner.equals(closure)
                && call.desc.equals("(Ljava/lang/Object;Ljava/lang/Object;)V") && closure.contains("_closure");
    }

    private static AbstractInsnNode next(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction == null ? null : instruction.getNext();
        while (next != null && next.getOpcode() < 0) next = next.getNext();
        return next;
    }

    /** Adds a method that returns the content of the field; the first call creates that content. */
    private static void maker(ClassNode type, String name, String closure, boolean inClosure) {
        MethodVisitor code = type.visitMethod(ACC_PRIVATE, name, MAKER, null, null);
        Label there = new Label();
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, type.name, name, TYPE);
        code.visitJumpInsn(IFNONNULL, there);
        code.visitVarInsn(ALOAD, 0);
        code.visitTypeInsn(NEW, closure);
        code.visitInsn(DUP);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 0);
        if (inClosure) code.visitMethodInsn(INVOKEVIRTUAL, CLOSURE, "getThisObject", "()Ljava/lang/Object;", false);
        code.visitMethodInsn(INVOKESPECIAL, closure, "<init>", "(Ljava/lang/Object;Ljava/lang/Object;)V", false);
        code.visitTypeInsn(CHECKCAST, CLOSURE);
        code.visitFieldInsn(PUTFIELD, type.name, name, TYPE);
        code.visitLabel(there);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, type.name, name, TYPE);
        code.visitInsn(ARETURN);
    }
}
