package mystics.mod.script.weave;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces the most frequent calls in scripts, which are loops over lists, with plain Java. Groovy's own methods have the same meaning but
 * look up the closure by name each time.
 */
public final class PlainCalls implements Weaving {
    private static final String LIBRARY = "org/codehaus/groovy/runtime/DefaultGroovyMethods.";
    private static final String LISTS = "mystics/mod/script/run/Lists";
    private static final Map<String, String> PLAIN = Map.of(
            LIBRARY + "findAll(Ljava/util/List;Lgroovy/lang/Closure;)Ljava/util/List;", LISTS,
            LIBRARY + "each(Ljava/util/List;Lgroovy/lang/Closure;)Ljava/util/List;", LISTS,
            LIBRARY + "any(Ljava/lang/Iterable;Lgroovy/lang/Closure;)Z", LISTS,
            LIBRARY + "every(Ljava/lang/Iterable;Lgroovy/lang/Closure;)Z", LISTS,
            LIBRARY + "find(Ljava/util/Collection;Lgroovy/lang/Closure;)Ljava/lang/Object;", LISTS,
            LIBRARY + "collect(Ljava/lang/Iterable;Lgroovy/lang/Closure;)Ljava/util/List;", LISTS);

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call && call.getOpcode() == Opcodes.INVOKESTATIC) {
                    call.owner = PLAIN.getOrDefault(call.owner + "." + call.name + call.desc, call.owner);
                }
            }
        }
    }
}
