package mystics.mod.script.weave;

import java.util.Optional;
import mystics.mod.script.allow.AllowList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What a call costs before it is made, in steps: what the allow list says, more for what takes room. A call within a
 * script costs the steps of the method it enters. A guarded call also costs the work it finds.
 */
final class Prices {
    /** A closure with its captured values. */
    private static final int CLOSURE = 10;
    /** A collection, before there is anything in it. */
    private static final int COLLECTION = 10;

    private final AllowList allowed;
    private final AllowList.Family family;

    Prices(AllowList allowed, AllowList.Family family) {
        this.allowed = allowed;
        this.family = family;
    }

    /** The price of an instruction of a class; nothing unless it calls something. */
    int of(ClassNode type, AbstractInsnNode instruction) {
        if (!(instruction instanceof MethodInsnNode call)) return 0;
        if (call.name.equals("<init>")) return made(type, call);
        if (call.owner.startsWith("mystics/mod/script/run/Guarded")) return 1;
        return listed(type, call).map(AllowList.Member::cost).orElse(0);
    }

    /** The member of the list that a call means. */
    Optional<AllowList.Member> listed(ClassNode type, MethodInsnNode call) {
        boolean exact = call.getOpcode() == Opcodes.INVOKESTATIC;
        Optional<AllowList.Member> listed = exact ? allowed.exactly(call.owner, call.name, call.desc)
                : allowed.inherited(call.owner, call.name, call.desc, family);
        return listed.or(() -> word(type, call));
    }

    /** A word called on the script itself is listed under the class of all scripts. */
    private Optional<AllowList.Member> word(ClassNode type, MethodInsnNode call) {
        boolean own = OwnClasses.isScript(call.owner) && call.owner.equals(OwnClasses.script(type.name));
        return own ? allowed.words().flatMap(words -> allowed.exactly(words, call.name, call.desc).stream()).findFirst() : Optional.empty();
    }

    private static int made(ClassNode type, MethodInsnNode call) {
        if (call.owner.startsWith(OwnClasses.script(type.name) + "$_")) return CLOSURE;
        return call.owner.startsWith("java/util/") ? COLLECTION : 1;
    }
}
