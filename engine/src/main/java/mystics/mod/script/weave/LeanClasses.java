package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.PUTSTATIC;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes classes smaller and faster to load before they are checked. Parts that only Groovy's meta classes and serialisation need are
 * removed. Numbers in static fields are inserted where they are used. The class of a closure is loaded only when the closure is first
 * created. No static state remains.
 */
final class LeanClasses implements Weaving {
    static final Set<String> METHODS = Set.of("$getStaticMetaClass", "__$swapInit", "<clinit>");
    private static final Set<String> FIELDS = Set.of("$staticClassInfo", "__$stMC", "serialVersionUID");
    private static final String NUMBER = "$const$";

    @Override
    public void weave(ClassNode type) {
        Map<String, Object> numbers = numbers(type);
        type.methods.removeIf(method -> METHODS.contains(method.name));
        type.fields.removeIf(field -> FIELDS.contains(field.name) || field.name.startsWith(NUMBER));
        type.nestHostClass = null;
        type.nestMembers = null;
        type.innerClasses.clear();
        for (MethodNode method : type.methods) {
            method.localVariables = null;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof MethodInsnNode call && call.owner.equals("java/lang/Character") && call.name.equals("valueOf")) {
                    asText(method, call);
                }
                if (makesClosure(type, instruction) && next(instruction) instanceof MethodInsnNode) {
                    method.instructions.insert(instruction, new TypeInsnNode(CHECKCAST, "groovy/lang/Closure"));
                } else if (instruction instanceof FieldInsnNode field && field.getOpcode() == GETSTATIC && field.owner.equals(type.name)
                        && numbers.containsKey(field.name)) {
                    method.instructions.set(field, new LdcInsnNode(numbers.get(field.name)));
                }
            }
        }
    }

    /**
     * Turns a character back into a text. Groovy turns a one-letter text into a character for a comparison, but scripts know only texts.
     */
    private static void asText(MethodNode method, MethodInsnNode call) {
        if (!(call.getPrevious() instanceof IntInsnNode letter) || letter.getOpcode() == Opcodes.NEWARRAY) return;
        method.instructions.remove(letter);
        method.instructions.set(call, new LdcInsnNode(String.valueOf((char) letter.operand)));
    }

    private static Map<String, Object> numbers(ClassNode type) {
        Map<String, Object> numbers = new HashMap<>();
        type.methods.stream().filter(method -> METHODS.contains(method.name)).forEach(method -> {
            for (AbstractInsnNode instruction : method.instructions) {
                boolean kept = instruction instanceof FieldInsnNode field && field.getOpcode() == PUTSTATIC && field.name.startsWith(NUMBER)
                        && field.desc.matches("[IJ]");
                if (kept && instruction.getPrevious() instanceof LdcInsnNode number) {
                    numbers.put(((FieldInsnNode) instruction).name, number.cst);
                }
            }
        });
        return numbers;
    }

    private static boolean makesClosure(ClassNode type, AbstractInsnNode instruction) {
        String script = OwnClasses.script(type.name);
        return instruction instanceof MethodInsnNode call && call.name.equals("<init>") && call.owner.startsWith(script + "$_");
    }

    private static AbstractInsnNode next(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction.getNext();
        while (next != null && next.getOpcode() < 0) next = next.getNext();
        return next;
    }
}
