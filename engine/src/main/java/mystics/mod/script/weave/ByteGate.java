package mystics.mod.script.weave;

import java.util.List;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.tree.ClassNode;

/**
 * A check of a compiled class. The check does not know the source of the class. The check runs after compiling and again before loading,
 * because the stored class may have been changed in between.
 */
interface ByteGate {
    List<Finding> check(Place script, ClassNode type, OwnClasses own);
}
