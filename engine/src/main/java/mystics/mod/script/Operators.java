package mystics.mod.script;

import java.util.Map;
import java.util.Optional;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.ast.expr.UnaryPlusExpression;

/** The operators that Groovy turns into method calls, in the form in which scripts write them. */
final class Operators {
    private static final Map<String, String> METHODS = Map.of("plus", "+", "minus", "-", "multiply", "*", "remainder", "%", "next", "++",
            "previous", "--", "compareTo", "<=>", "isCase", "in");

    private Operators() {}

    /** The sign of an operator node; empty for any other node. */
    static Optional<String> at(ASTNode node) {
        if (node instanceof BinaryExpression binary) return Optional.of(binary.getOperation().getText());
        if (node instanceof PostfixExpression after) return Optional.of(after.getOperation().getText());
        if (node instanceof PrefixExpression before) return Optional.of(before.getOperation().getText());
        if (node instanceof UnaryMinusExpression) return Optional.of("-");
        return node instanceof UnaryPlusExpression ? Optional.of("+") : Optional.empty();
    }

    /** The sign of the operator that calls a method with this name. */
    static Optional<String> of(String method) {
        return Optional.ofNullable(METHODS.get(method));
    }
}
