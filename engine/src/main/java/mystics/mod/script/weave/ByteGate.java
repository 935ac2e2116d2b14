package mystics.mod.script.weave;

import java.util.List;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.tree.ClassNode;

/**
 * A check of a compiled class that knows nothing of its source. It is made when the class was compiled and again when it is
 * loaded, because what was kept in between may have been changed.
 */
interface ByteGate {
    List<Finding> check(Place script, ClassNode type, OwnClasses own);
}
