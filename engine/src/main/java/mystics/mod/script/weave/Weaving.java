package mystics.mod.script.weave;

import org.objectweb.asm.tree.ClassNode;

/** A change of a compiled class before it is loaded. The stack map frames of existing methods must stay as they are. */
interface Weaving {
    void weave(ClassNode type);
}
