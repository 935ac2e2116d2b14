package mystics.mod.script.gate;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import mystics.mod.script.allow.Verbs;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.Variable;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Prevents rules from remembering anything between two runs. Variables declared outside a rule's body are constant inside it, because saved
 * games and undo would not know of changes to them.
 */
final class RuleState extends ClassCodeVisitorSupport {
    private static final Set<ClassNode> CONSTANT = Set.of(ClassHelper.STRING_TYPE, ClassHelper.int_TYPE, ClassHelper.Integer_TYPE,
            ClassHelper.long_TYPE, ClassHelper.Long_TYPE,
            ClassHelper.boolean_TYPE, ClassHelper.Boolean_TYPE);

    private final TypeGate.Types types;
    private final SyntaxGate.Objections objections;
    private final Set<Variable> outside = Collections.newSetFromMap(new IdentityHashMap<>());
    private int bodies;

    RuleState(TypeGate.Types types, SyntaxGate.Objections objections) {
        this.types = types;
        this.objections = objections;
    }

    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
        boolean verb = call.isImplicitThis() && (Verbs.NAMES.contains(call.getMethodAsString()) || Verbs.begun(call).isPresent());
        if (!verb || !(call.getArguments() instanceof TupleExpression arguments)) {
            super.visitMethodCallExpression(call);
            return;
        }
        if (bodies > 0) {
            objections.say(call, "a rule stands within a rule", "rules are read once, before the game begins",
                    "Put it beside the other one.");
        }
        for (Expression argument : arguments.getExpressions()) {
            bodies++;
            argument.visit(this);
            bodies--;
        }
    }

    @Override
    public void visitDeclarationExpression(DeclarationExpression declaration) {
        if (bodies == 0 && declaration.getLeftExpression() instanceof VariableExpression variable) outside.add(variable);
        declaration.getRightExpression().visit(this);
    }

    @Override
    public void visitClosureExpression(ClosureExpression closure) {
        if (bodies == 0 && closure.getParameters() != null) outside.addAll(Set.<Parameter>of(closure.getParameters()));
        super.visitClosureExpression(closure);
    }

    @Override
    public void visitVariableExpression(VariableExpression variable) {
        if (!outside(variable)) return;
        ClassNode type = types.of(variable);
        if (!CONSTANT.contains(type)) {
            forbidden(variable, "'" + variable.getName() + "' belongs to the whole file and cannot be used inside a rule",
                    "Make a method of it.");
        }
    }

    @Override
    public void visitBinaryExpression(BinaryExpression binary) {
        if (org.codehaus.groovy.syntax.Types.isAssignment(binary.getOperation().getType())) changed(binary.getLeftExpression());
        super.visitBinaryExpression(binary);
    }

    @Override
    public void visitPostfixExpression(PostfixExpression count) {
        changed(count.getExpression());
        super.visitPostfixExpression(count);
    }

    @Override
    public void visitPrefixExpression(PrefixExpression count) {
        changed(count.getExpression());
        super.visitPrefixExpression(count);
    }

    private void changed(Expression target) {
        if (target instanceof VariableExpression variable && outside(variable)) {
            forbidden(target, "'" + variable.getName() + "' belongs to the whole file and cannot change inside a rule",
                    "Keep it as a mark or a note.");
        }
    }

    private boolean outside(VariableExpression variable) {
        return bodies > 0 && outside.contains(variable.getAccessedVariable());
    }

    private void forbidden(ASTNode node, String sentence, String fix) {
        objections.say(node, sentence, "no saved game would know of it", fix);
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return objections.source();
    }
}
