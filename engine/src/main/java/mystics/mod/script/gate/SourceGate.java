package mystics.mod.script.gate;

import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.SourceUnit;

/** A check of the parsed source, before names are resolved. Mistakes go to the error collector of the source. */
public interface SourceGate {
    void check(SourceUnit source, ModuleNode module);
}
