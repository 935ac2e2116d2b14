package mystics.mod.script.gate;

import java.util.List;
import mystics.rules.Amount;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;

/** Refuses a literal number below 0 where a word takes an {@link Amount}: {@code wound it, -5} wounds nobody. */
final class Amounts extends ClassCodeVisitorSupport {
    private final SyntaxGate.Objections objections;

    Amounts(SyntaxGate.Objections objections) {
        this.objections = objections;
    }

    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
        MethodNode known = call.getMethodTarget();
        MethodNode target = known != null ? known : call.getNodeMetaData(StaticTypesMarker.DIRECT_METHOD_CALL_TARGET);
        if (target != null && call.getArguments() instanceof TupleExpression arguments) {
            check(call.getMethodAsString(), target.getParameters(), arguments.getExpressions());
        }
        super.visitMethodCallExpression(call);
    }

    private void check(String word, Parameter[] parameters, List<Expression> given) {
        for (int i = 0; i < parameters.length && i < given.size(); i++) {
            if (amount(parameters[i]) && belowZero(given.get(i))) {
                objections.say(given.get(i), "'" + word + "' is handed a number below 0",
                        "it takes an amount, and nothing would come of it", "Write 0 or more, or the word for the opposite.");
            }
        }
    }

    private static boolean amount(Parameter parameter) {
        return parameter.getAnnotations().stream().anyMatch(each -> each.getClassNode().getName().equals(Amount.class.getName()));
    }

    private static boolean belowZero(Expression given) {
        return given instanceof UnaryMinusExpression minus && minus.getExpression() instanceof ConstantExpression
                || given instanceof ConstantExpression literal && literal.getValue() instanceof Integer number && number < 0;
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return objections.source();
    }
}
