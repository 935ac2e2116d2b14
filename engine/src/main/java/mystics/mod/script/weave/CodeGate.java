package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.AASTORE;
import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.I2L;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.IINC;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.IMUL;
import static org.objectweb.asm.Opcodes.INEG;
import static org.objectweb.asm.Opcodes.IREM;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.ISTORE;
import static org.objectweb.asm.Opcodes.ISUB;
import static org.objectweb.asm.Opcodes.L2I;
import static org.objectweb.asm.Opcodes.LADD;
import static org.objectweb.asm.Opcodes.LCMP;
import static org.objectweb.asm.Opcodes.LCONST_0;
import static org.objectweb.asm.Opcodes.LCONST_1;
import static org.objectweb.asm.Opcodes.LLOAD;
import static org.objectweb.asm.Opcodes.LMUL;
import static org.objectweb.asm.Opcodes.LNEG;
import static org.objectweb.asm.Opcodes.LREM;
import static org.objectweb.asm.Opcodes.LRETURN;
import static org.objectweb.asm.Opcodes.LSTORE;
import static org.objectweb.asm.Opcodes.LSUB;
import static org.objectweb.asm.Opcodes.NOP;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.AllowList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Refuses instructions that compiled rules never need, and jumps that could not be counted. The class {@link Referrals} checks the calls.
 */
final class CodeGate implements ByteGate {
    /**
     * Instructions for arithmetic, loading, storing and returning. Every other instruction is refused unless a check
     * below allows it.
     */
    private static final Set<Integer> PLAIN = Set.of(NOP, ACONST_NULL, LCONST_0, LCONST_1, Opcodes.SIPUSH, Opcodes.BIPUSH, ILOAD, LLOAD,
            ALOAD, AALOAD, ISTORE, LSTORE, ASTORE, AASTORE,
            IADD, LADD, ISUB, LSUB, IMUL, LMUL, IREM, LREM, INEG, LNEG, IINC, I2L, L2I, LCMP, IRETURN, LRETURN, ARETURN, RETURN);

    private final AllowList allowed;
    private final AllowList.Family family;
    private final String base;

    CodeGate(Class<?> base, AllowList allowed, AllowList.Family family) {
        this.allowed = allowed;
        this.family = family;
        this.base = base.getName().replace('.', '/');
    }

    @Override
    public List<Finding> check(Place script, ClassNode type, OwnClasses own) {
        List<Finding> findings = new ArrayList<>();
        Referrals referrals = new Referrals(allowed, family, base, type, own);
        for (MethodNode method : type.methods) {
            int line = 0;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) line = number.line;
                Place place = line > 0 ? script.at(line, 0) : script;
                objection(referrals, method, instruction).ifPresent(what -> findings.add(finding(place, what)));
            }
        }
        return findings;
    }

    private static Finding finding(Place place, String what) {
        return Finding.error("not-for-rules", place, "compiled, this " + plain(what))
                .because("a rule may call only what is known when it is compiled and is allowed")
                .fix("Write it in a simpler way, or put it into a method of its own.");
    }

    /** The name of a class or method without packages and parameter types, because the author did not write those. */
    private static String plain(String what) {
        return what.replaceAll("\\(\\S*$", "").replaceAll("[\\w$]+/", "").replaceAll("\\b\\w+GroovyMethods\\.(\\w+)", "'$1'");
    }

    private static Optional<String> objection(Referrals referrals, MethodNode method, AbstractInsnNode instruction) {
        int code = instruction.getOpcode();
        boolean starts = method.name.startsWith("<");
        if (code < 0 || PLAIN.contains(code) || code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5
                || code >= Opcodes.POP && code <= Opcodes.SWAP) {
            return Optional.empty();
        }
        if (instruction instanceof JumpInsnNode) {
            return code == Opcodes.JSR || starts ? Optional.of("jumps where it should not") : Optional.empty();
        }
        if (code == Opcodes.ATHROW) return reachable(method, instruction) ? Optional.of("throws something") : Optional.empty();
        if (code == Opcodes.ANEWARRAY) {
            return fixedSize(instruction) ? referrals.objection(method, instruction) : Optional.of("makes an array of any size");
        }
        if (instruction instanceof TableSwitchInsnNode cases) return backwards(method, cases, cases.labels, cases.dflt);
        if (instruction instanceof LookupSwitchInsnNode cases) return backwards(method, cases, cases.labels, cases.dflt);
        return referrals.objection(method, instruction);
    }

    private static boolean fixedSize(AbstractInsnNode array) {
        AbstractInsnNode before = array.getPrevious();
        while (before != null && before.getOpcode() < 0) before = before.getPrevious();
        boolean small = before != null && before.getOpcode() >= ICONST_0 && before.getOpcode() <= Opcodes.ICONST_5;
        return small || before instanceof IntInsnNode number && number.getOpcode() != Opcodes.NEWARRAY;
    }

    private static Optional<String> backwards(MethodNode method, AbstractInsnNode from, List<LabelNode> cases, LabelNode otherwise) {
        boolean back = cases.stream().anyMatch(label -> isBack(method, from, label)) || isBack(method, from, otherwise);
        return back ? Optional.of("has a switch that goes backwards") : Optional.empty();
    }

    /** Whether a jump goes backwards, so that it can be repeated. */
    static boolean isBack(MethodNode method, AbstractInsnNode from, LabelNode to) {
        return method.instructions.indexOf(to) <= method.instructions.indexOf(from);
    }

    /** Whether an instruction can be reached. After an endless loop, the compiler leaves instructions that never run. */
    private static boolean reachable(MethodNode method, AbstractInsnNode goal) {
        List<AbstractInsnNode> open = new ArrayList<>(List.of(method.instructions.getFirst()));
        Set<AbstractInsnNode> seen = new java.util.HashSet<>();
        while (!open.isEmpty()) {
            AbstractInsnNode at = open.remove(open.size() - 1);
            if (at == null || !seen.add(at)) continue;
            if (at == goal) return true;
            if (at instanceof JumpInsnNode jump) open.add(jump.label);
            if (at instanceof TableSwitchInsnNode cases) open.addAll(with(cases.labels, cases.dflt));
            if (at instanceof LookupSwitchInsnNode cases) open.addAll(with(cases.labels, cases.dflt));
            if (goesOn(at.getOpcode())) open.add(at.getNext());
        }
        return false;
    }

    private static List<AbstractInsnNode> with(List<LabelNode> labels, LabelNode more) {
        List<AbstractInsnNode> all = new ArrayList<>(labels);
        all.add(more);
        return all;
    }

    private static boolean goesOn(int code) {
        return code != GOTO && code != Opcodes.ATHROW && !(code >= IRETURN && code <= RETURN) && code != Opcodes.TABLESWITCH
                && code != Opcodes.LOOKUPSWITCH;
    }
}
