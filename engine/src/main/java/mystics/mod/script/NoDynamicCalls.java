package mystics.mod.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds calls that would be looked up by name while the game runs. The static compiler leaves none but those of subscript
 * assignment; where it falls back to others, the rule would fail in the middle of a game.
 */
final class NoDynamicCalls implements ByteGate {
    private static final Set<String> LINKED = Set.of("cast", "metafactory", "makeConcatWithConstants");
    private static final String ADAPTER = "org/codehaus/groovy/runtime/ScriptBytecodeAdapter";

    @Override
    public List<Finding> check(Place script, ClassNode type) {
        List<Finding> findings = new ArrayList<>();
        for (MethodNode method : type.methods) {
            int line = 0;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) line = number.line;
                else if (dynamic(instruction)) findings.add(finding(script.at(line, 0)));
            }
        }
        return findings;
    }

    private static boolean dynamic(AbstractInsnNode instruction) {
        if (instruction instanceof InvokeDynamicInsnNode site) return !LINKED.contains(site.name) && !LINKED.contains(site.bsm.getName());
        if (!(instruction instanceof MethodInsnNode call)) return false;
        boolean byName = call.name.matches("(invoke|get|set)[A-Z].*") && !call.name.equals("invokeMethodN");
        return call.owner.equals("groovy/lang/GroovyObject") || call.owner.equals(ADAPTER) && byName;
    }

    private static Finding finding(Place place) {
        return Finding.error("dynamic", place, "something here can only be looked up while the game runs").because("rules know beforehand what they call")
                .fix("Write it in a simpler way, or put it into a method of its own.");
    }
}
