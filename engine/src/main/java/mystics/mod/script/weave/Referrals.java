package mystics.mod.script.weave;

import java.util.Optional;
import java.util.Set;
import mystics.mod.script.allow.AllowList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Checks the references of one class: calls, fields, types and constants. A class may refer to classes of its own file
 * and to the allow list.
 */
final class Referrals {
    private static final String CLOSURE = "groovy/lang/Closure";
    private static final String CASTS = "org/codehaus/groovy/vmplugin/v8/IndyInterface";
    private static final Set<String> OF_CLOSURES = Set.of("doCall", "call", "<init>");

    private final AllowList allowed;
    private final AllowList.Family family;
    private final String base;
    private final ClassNode type;
    private final OwnClasses own;

    Referrals(AllowList allowed, AllowList.Family family, String base, ClassNode type, OwnClasses own) {
        this.allowed = allowed;
        this.family = family;
        this.base = base;
        this.type = type;
        this.own = own;
    }

    Optional<String> objection(MethodNode method, AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            return call(method, call) ? Optional.empty() : Optional.of("calls " + call.owner + "." + call.name + call.desc);
        }
        if (instruction instanceof FieldInsnNode field) {
            return field(method, field) ? Optional.empty() : Optional.of("uses the field " + field.owner + "." + field.name);
        }
        if (instruction instanceof TypeInsnNode use) return type(use) ? Optional.empty() : Optional.of("uses the type " + use.desc);
        if (instruction instanceof LdcInsnNode constant) {
            return constant(constant.cst) ? Optional.empty() : Optional.of("holds a constant that rules do without");
        }
        if (instruction instanceof InvokeDynamicInsnNode site) {
            return cast(site) ? Optional.empty() : Optional.of("can only be looked up while the game runs");
        }
        return Optional.of("does something that rules do without");
    }

    private boolean mine(String owner) {
        return own.sameFile(owner, type.name);
    }

    private boolean call(MethodNode method, MethodInsnNode call) {
        boolean makes = call.name.equals("<init>");
        if (call.getOpcode() == Opcodes.INVOKESPECIAL && !makes) return false;
        if (method.name.startsWith("<")) return makes && call.owner.equals(type.superName);
        if (makes && call.owner.equals(type.superName)) return false;
        if (mine(call.owner)) return ownCall(call);
        if (makes) return allowed.exactly(call.owner, call.name, call.desc).isPresent();
        boolean exact = call.getOpcode() == Opcodes.INVOKESTATIC;
        return (exact ? allowed.exactly(call.owner, call.name, call.desc) : allowed.inherited(call.owner, call.name, call.desc, family))
                .isPresent();
    }

    private boolean ownCall(MethodInsnNode call) {
        boolean declared = own.declares(call.owner, call.name, call.desc);
        if (OwnClasses.isScript(call.owner)) {
            return !call.name.equals("<init>") && (declared || allowed.inherited(base, call.name, call.desc, family).isPresent());
        }
        return declared || OF_CLOSURES.contains(call.name) && !call.name.equals("<init>")
                || allowed.exactly(CLOSURE, call.name, call.desc).isPresent();
    }

    /** Whether a field may be used. The captured values of a closure are written once, when the closure is created. */
    private boolean field(MethodNode method, FieldInsnNode field) {
        boolean writes = field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
        if (writes && !method.name.equals("<init>")) return false;
        if (mine(field.owner)) return own.declares(field.owner, field.name, field.desc);
        return !writes && allowed.inherited(field.owner, field.name, field.desc, family).isPresent();
    }

    private boolean type(TypeInsnNode use) {
        return switch (use.getOpcode()) {
            case Opcodes.ANEWARRAY -> use.desc.equals("java/lang/Object");
            case Opcodes.NEW -> mine(use.desc) ? !OwnClasses.isScript(use.desc) : allowed.constructible(use.desc);
            default -> turnsUp(use.desc);
        };
    }

    private boolean turnsUp(String name) {
        return mine(name) || allowed.constructible(name) || allowed.met(name) || allowed.word(name) || name.equals(base);
    }

    private boolean constant(Object constant) {
        if (constant instanceof Type written) {
            return written.getSort() == Type.OBJECT && (allowed.named(written.getInternalName()) || mine(written.getInternalName()));
        }
        return constant instanceof String || constant instanceof Integer || constant instanceof Long;
    }

    /** Whether an instruction is Groovy's cast, which a plain cast replaces before the class is loaded. */
    private boolean cast(InvokeDynamicInsnNode site) {
        Type to = Type.getReturnType(site.desc);
        boolean known = to.getSort() == Type.OBJECT ? turnsUp(to.getInternalName()) : PlainCasts.converts(to);
        return site.name.equals("cast") && site.bsm.getOwner().equals(CASTS) && site.bsm.getName().equals("bootstrap")
                && Type.getArgumentCount(site.desc) == 1 && known && PlainCasts.convertible(site.desc);
    }
}
