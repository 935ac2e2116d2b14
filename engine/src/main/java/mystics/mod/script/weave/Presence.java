package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.ICONST_5;
import static org.objectweb.asm.Opcodes.ICONST_M1;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.ISTORE;

import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Adds a check of each value that a script passes to a word of the game or to a member of the game's types. The class {@code Present} does
 * these checks.
 */
final class Presence implements Weaving {
    private static final String PRESENT = "mystics/mod/script/run/Present";
    private static final String GAME = "mystics/";
    private static final String METER = "Lmystics/rules/Meter;";
    private static final String LIST = "Ljava/util/List;";
    private static final String MAP = "Ljava/util/Map;";
    private static final Map<String, String> KINDS = Map.ofEntries(Map.entry(LIST, "a list"), Map.entry(MAP, "named values"),
            Map.entry("Ljava/lang/String;", "a text"), Map.entry("Ljava/lang/Integer;", "a number"),
            Map.entry("Lgroovy/lang/Closure;", "a block"),
            Map.entry("Ljava/lang/Class;", "a moment"), Map.entry("Lmystics/rules/Figure;", "a figure"),
            Map.entry("Lmystics/rules/Space;", "a space"), Map.entry("Lmystics/rules/RoomInPlay;", "a room"),
            Map.entry("Lmystics/rules/CardInPlay;", "a card"), Map.entry("Lmystics/rules/Dice;", "a roll"),
            Map.entry("Lmystics/choice/Option;", "a piece"));

    private final Prices prices;

    Presence(Prices prices) {
        this.prices = prices;
    }

    @Override
    public void weave(ClassNode type) {
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof MethodInsnNode call && isOfGame(type, call)) {
                    int doubtful = doubtful(call);
                    if (doubtful > 0) method.instructions.insertBefore(call, checks(type, method, call, doubtful));
                }
            }
        }
    }

    private boolean isOfGame(ClassNode type, MethodInsnNode call) {
        return !call.name.equals("equals")
                && Stream.of(Type.getArgumentTypes(call.desc)).anyMatch(Presence::canBeMissing)
                && prices.listed(type, call).filter(member -> member.owner().startsWith(GAME)).isPresent();
    }

    private static boolean canBeMissing(Type type) {
        return type.getSort() == Type.OBJECT;
    }

    /**
     * The number of leading arguments that may be missing. The arguments at the end are certain to be present if they are constants and no
     * jump leads to a place after them. A frame marks the target of every jump.
     */
    private static int doubtful(MethodInsnNode call) {
        int doubtful = Type.getArgumentCount(call.desc);
        AbstractInsnNode before = call.getPrevious();
        while (doubtful > 0 && (before instanceof LabelNode || before instanceof LineNumberNode || isConstant(before))) {
            if (isConstant(before)) doubtful--;
            before = before.getPrevious();
        }
        return doubtful;
    }

    private static boolean isConstant(AbstractInsnNode instruction) {
        return instruction instanceof LdcInsnNode
                || instruction != null && instruction.getOpcode() >= ICONST_M1 && instruction.getOpcode() <= ICONST_5;
    }

    /** The code that stores the values in variables, checks them in order, and puts them back. No stack frame changes. */
    private static InsnList checks(ClassNode type, MethodNode method, MethodInsnNode call, int doubtful) {
        Type[] types = Type.getArgumentTypes(call.desc);
        int[] variables = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            variables[i] = method.maxLocals;
            method.maxLocals += types[i].getSize();
        }
        InsnList code = new InsnList();
        for (int i = types.length - 1; i >= 0; i--) code.add(new VarInsnNode(types[i].getOpcode(ISTORE), variables[i]));
        for (int i = 0; i < doubtful; i++) {
            if (canBeMissing(types[i])) check(code, type, call, types[i], i, variables[i]);
        }
        for (int i = 0; i < types.length; i++) code.add(new VarInsnNode(types[i].getOpcode(ILOAD), variables[i]));
        return code;
    }

    private static void check(InsnList code, ClassNode type, MethodInsnNode call, Type kind, int place, int variable) {
        code.add(new VarInsnNode(ALOAD, variable));
        code.add(new LdcInsnNode(call.name));
        code.add(new LdcInsnNode(KINDS.getOrDefault(kind.getDescriptor(), "a value")));
        code.add(new IntInsnNode(BIPUSH, place));
        boolean list = kind.getDescriptor().equals(LIST);
        boolean map = kind.getDescriptor().equals(MAP);
        if (list || map) code.add(Fuel.meter(type));
        String given = list ? LIST : map ? MAP : "Ljava/lang/Object;";
        code.add(new MethodInsnNode(INVOKESTATIC, PRESENT, list ? "list" : map ? "named" : "value",
                "(" + given + "Ljava/lang/String;Ljava/lang/String;I" + (list || map ? METER : "") + ")V", false));
    }
}
