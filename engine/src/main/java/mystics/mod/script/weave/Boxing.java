package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.SIPUSH;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Byte code that turns objects into values of a declared type and back. */
final class Boxing {
    private Boxing() {}

    /** Unboxes the object on the stack to a value of a type. */
    static void unbox(MethodVisitor code, Type type) {
        switch (type.getSort()) {
            case Type.BOOLEAN -> unbox(code, "java/lang/Boolean", "booleanValue", type);
            case Type.CHAR -> unbox(code, "java/lang/Character", "charValue", type);
            case Type.BYTE, Type.SHORT, Type.INT, Type.LONG, Type.FLOAT, Type.DOUBLE ->
                unbox(code, "java/lang/Number", type.getClassName() + "Value", type);
            default -> {
                if (!type.getInternalName().equals("java/lang/Object")) code.visitTypeInsn(CHECKCAST, type.getInternalName());
            }
        }
    }

    private static void unbox(MethodVisitor code, String box, String method, Type type) {
        code.visitTypeInsn(CHECKCAST, box);
        code.visitMethodInsn(INVOKEVIRTUAL, box, method, "()" + type.getDescriptor(), false);
    }

    /** Boxes the value on the stack as an object; void becomes null. */
    static void box(MethodVisitor code, Type type) {
        switch (type.getSort()) {
            case Type.VOID -> code.visitInsn(ACONST_NULL);
            case Type.BOOLEAN -> box(code, "java/lang/Boolean", type);
            case Type.CHAR -> box(code, "java/lang/Character", type);
            case Type.BYTE -> box(code, "java/lang/Byte", type);
            case Type.SHORT -> box(code, "java/lang/Short", type);
            case Type.INT -> box(code, "java/lang/Integer", type);
            case Type.LONG -> box(code, "java/lang/Long", type);
            case Type.FLOAT -> box(code, "java/lang/Float", type);
            case Type.DOUBLE -> box(code, "java/lang/Double", type);
            default -> {}
        }
    }

    private static void box(MethodVisitor code, String box, Type type) {
        code.visitMethodInsn(INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";", false);
    }

    /** Pushes a small number onto the stack. */
    static void push(MethodVisitor code, int number) {
        if (number <= 5) code.visitInsn(ICONST_0 + number);
        else code.visitIntInsn(SIPUSH, number);
    }
}
