package mystics.mod.script.weave;

import java.util.Optional;
import mystics.mod.script.allow.AllowList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The cost of a call in steps, known before the call is made. The allow list states the cost; calls that take memory have a surcharge. A
 * call within a script costs the steps of the method it enters. A call of a guarded method also costs the steps of its actual work.
 */
final class Prices {
    /** The cost of a closure with its captured values. */
    private static final int CLOSURE = 10;
    /** The cost of a collection without its content. */
    private static final int COLLECTION = 10;

    private final AllowList allowed;
    private final AllowList.Family family;

    Prices(AllowList allowed, AllowList.Family family) {
        this.allowed = allowed;
        this.family = family;
    }

    /** The price of an instruction of a class; 0 unless it calls something. */
    int of(ClassNode type, AbstractInsnNode instruction) {
        if (!(instruction instanceof MethodInsnNode call)) return 0;
        if (call.name.equals("<init>")) return made(type, call);
        if (call.owner.startsWith("mystics/mod/script/run/Guarded")) return 1;
        return listed(type, call).map(AllowList.Member::cost).orElse(0);
    }

    /** The member of the list to which a call refers. */
    Optional<AllowList.Member> listed(ClassNode type, MethodInsnNode call) {
        boolean exact = call.getOpcode() == Opcodes.INVOKESTATIC;
        Optional<AllowList.Member> listed = exact ? allowed.exactly(call.owner, call.name, call.desc)
                : allowed.inherited(call.owner, call.name, call.desc, family);
        return listed.or(() -> word(type, call));
    }

    /**
     * The word of the list that a call on the script itself means; empty for any other call. Words are listed under the base class of all
     * scripts.
     */
    private Optional<AllowList.Member> word(ClassNode type, MethodInsnNode call) {
        boolean own = OwnClasses.isScript(call.owner) && call.owner.equals(OwnClasses.script(type.name));
        return own ? allowed.words().flatMap(words -> allowed.exactly(words, call.name, call.desc).stream()).findFirst() : Optional.empty();
    }

    private static int made(ClassNode type, MethodInsnNode call) {
        if (call.owner.startsWith(OwnClasses.script(type.name) + "$_")) return CLOSURE;
        return call.owner.startsWith("java/util/") ? COLLECTION : 1;
    }
}
