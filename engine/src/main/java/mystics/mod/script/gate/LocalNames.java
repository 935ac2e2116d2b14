package mystics.mod.script.gate;

import java.util.Collection;
import java.util.TreeSet;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.control.SourceUnit;

/** The names of all variables and parameters that a script declares. */
public final class LocalNames extends ClassCodeVisitorSupport {
    private final Collection<String> names = new TreeSet<>();

    private LocalNames() {}

    public static Collection<String> of(ClassNode script) {
        LocalNames local = new LocalNames();
        local.visitClass(script);
        return local.names;
    }

    @Override
    public void visitDeclarationExpression(DeclarationExpression declaration) {
        if (!declaration.isMultipleAssignmentDeclaration()) names.add(declaration.getVariableExpression().getName());
        super.visitDeclarationExpression(declaration);
    }

    @Override
    public void visitClosureExpression(ClosureExpression closure) {
        if (closure.getParameters() != null) add(closure.getParameters());
        super.visitClosureExpression(closure);
    }

    @Override
    public void visitMethod(MethodNode method) {
        add(method.getParameters());
        super.visitMethod(method);
    }

    private void add(Parameter[] parameters) {
        for (Parameter parameter : parameters) names.add(parameter.getName());
    }

    @Override
    protected SourceUnit getSourceUnit() {
        throw new UnsupportedOperationException("only names are gathered here");
    }
}
