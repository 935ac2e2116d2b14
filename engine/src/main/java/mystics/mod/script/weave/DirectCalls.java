package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ARRAYLENGTH;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.INSTANCEOF;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets a closure be called without Groovy's meta classes. The method {@code call} then checks its arguments and goes straight to the method
 * {@code doCall}. Groovy itself would search for {@code doCall} at each call. As in Groovy, a closure with several parameters also accepts
 * a single list with the values of the parameters.
 */
public final class DirectCalls implements Weaving {
    private static final String CLOSURE = "groovy/lang/Closure";
    private static final String NONE = "()Ljava/lang/Object;";
    private static final String ONE = "(Ljava/lang/Object;)Ljava/lang/Object;";
    private static final String MANY = "([Ljava/lang/Object;)Ljava/lang/Object;";

    @Override
    public void weave(ClassNode type) {
        if (!type.superName.equals(CLOSURE)) return;
        List<MethodNode> bodies = type.methods.stream().filter(method -> method.name.equals("doCall")).toList();
        List<String> present = type.methods.stream().filter(method -> method.name.equals("call")).map(method -> method.desc).toList();
        if (!present.contains(NONE)) bodies.stream().filter(body -> arity(body) == 0).findFirst().ifPresent(body -> none(type, body));
        if (!present.contains(ONE)) {
            bodies.stream().filter(body -> arity(body) == 1).findFirst().ifPresentOrElse(body -> one(type, body),
                    () -> spread(type, bodies));
        }
        if (!present.contains(MANY)) many(type, bodies);
    }

    private static int arity(MethodNode body) {
        return Type.getArgumentCount(body.desc);
    }

    private static void none(ClassNode type, MethodNode body) {
        MethodVisitor code = type.visitMethod(ACC_PUBLIC, "call", NONE, null, null);
        code.visitVarInsn(ALOAD, 0);
        finish(code, type, body);
    }

    private static void one(ClassNode type, MethodNode body) {
        MethodVisitor code = type.visitMethod(ACC_PUBLIC, "call", ONE, null, null);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        Boxing.unbox(code, Type.getArgumentTypes(body.desc)[0]);
        finish(code, type, body);
    }

    /** Makes {@code call(Object)} for a closure with several parameters: a list is passed on as an array. */
    private static void spread(ClassNode type, List<MethodNode> bodies) {
        if (bodies.stream().noneMatch(body -> arity(body) > 1)) return;
        MethodVisitor code = type.visitMethod(ACC_PUBLIC, "call", ONE, null, null);
        Label otherwise = new Label();
        code.visitVarInsn(ALOAD, 1);
        code.visitTypeInsn(INSTANCEOF, "java/util/List");
        code.visitJumpInsn(IFEQ, otherwise);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        code.visitTypeInsn(CHECKCAST, "java/util/List");
        code.visitMethodInsn(INVOKEINTERFACE, "java/util/List", "toArray", "()[Ljava/lang/Object;", true);
        code.visitMethodInsn(INVOKEVIRTUAL, type.name, "call", MANY, false);
        code.visitInsn(ARETURN);
        code.visitLabel(otherwise);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKESPECIAL, CLOSURE, "call", ONE, false);
        code.visitInsn(ARETURN);
    }

    /** Makes {@code call(Object[])}, which calls the body with the same number of parameters. */
    private static void many(ClassNode type, List<MethodNode> bodies) {
        MethodVisitor code = type.visitMethod(ACC_PUBLIC, "call", MANY, null, null);
        for (MethodNode body : bodies) {
            Label next = new Label();
            code.visitVarInsn(ALOAD, 1);
            code.visitInsn(ARRAYLENGTH);
            Boxing.push(code, arity(body));
            code.visitJumpInsn(IF_ICMPNE, next);
            code.visitVarInsn(ALOAD, 0);
            Type[] parameters = Type.getArgumentTypes(body.desc);
            for (int i = 0; i < parameters.length; i++) {
                code.visitVarInsn(ALOAD, 1);
                Boxing.push(code, i);
                code.visitInsn(AALOAD);
                Boxing.unbox(code, parameters[i]);
            }
            finish(code, type, body);
            code.visitLabel(next);
            code.visitFrame(F_SAME, 0, null, 0, null);
        }
        code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKESTATIC, "mystics/mod/script/run/Refusing", "mismatch", MANY, false);
        code.visitInsn(ARETURN);
    }

    private static void finish(MethodVisitor code, ClassNode type, MethodNode body) {
        code.visitMethodInsn(INVOKEVIRTUAL, type.name, body.name, body.desc, false);
        Boxing.box(code, Type.getReturnType(body.desc));
        code.visitInsn(ARETURN);
    }
}
