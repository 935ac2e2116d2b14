package mystics.mod.script.gate;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.control.SourceUnit;

/** A check of a script whose types have been inferred. Mistakes go to the error collector of the source. */
public interface TypeGate {
    void check(SourceUnit source, ClassNode script, Types types);

    /** Gives the type that was inferred for an expression. */
    interface Types {
        ClassNode of(ASTNode node);
    }
}
