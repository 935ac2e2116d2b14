package mystics.mod.script.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import mystics.mod.finding.Unseen;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.ElvisOperatorExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NamedArgumentListExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.ast.expr.UnaryPlusExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;

/** Checks the expressions of a script. An expression passes only if its exact class is known. */
final class SyntaxTerms {
    private static final Set<String> OPERATORS = Set.of("=", "+=", "-=", "*=", "==", "!=", "<", "<=", ">", ">=", "<=>", "+", "-", "*", "%",
            "&&", "||", "[", "in", "!in", "instanceof", "!instanceof", "<<");
    private static final Set<Class<?>> CONSTANTS = Set.of(String.class, Integer.class, Long.class, Boolean.class);
    private static final int DEEPEST_CLOSURES = 8;
    /**
     * The greatest nesting of conditional expressions. If the values have different types, each level of nesting doubles the work of the
     * compiler.
     */
    private static final int DEEPEST_CHOICES = 4;
    /** The greatest length of a list. For each part of a longer list, the compiler would generate a method, which rules may not have. */
    private static final int LONGEST_LIST = 400;

    private final Map<Class<?>, BiConsumer<SyntaxTerms, Expression>> terms = Map.ofEntries(
            entry(ConstantExpression.class, SyntaxTerms::constant),
            entry(VariableExpression.class, (walk, variable) -> walk.variable(variable)),
            entry(ClassExpression.class, (walk, type) -> walk.walk.type(type, type.getType())),
            entry(DeclarationExpression.class, SyntaxTerms::declaration),
            entry(BinaryExpression.class, SyntaxTerms::operator),
            entry(BooleanExpression.class, SyntaxTerms::condition),
            entry(NotExpression.class, (walk, not) -> walk.expression(not.getExpression())),
            entry(TernaryExpression.class, SyntaxTerms::choice),
            entry(ElvisOperatorExpression.class, SyntaxTerms::choice),
            entry(UnaryMinusExpression.class, (walk, minus) -> walk.expression(minus.getExpression())),
            entry(UnaryPlusExpression.class, (walk, plus) -> walk.expression(plus.getExpression())),
            entry(PostfixExpression.class, (walk, count) -> walk.expression(count.getExpression())),
            entry(PrefixExpression.class, (walk, count) -> walk.expression(count.getExpression())),
            entry(ListExpression.class, SyntaxTerms::list),
            entry(MapExpression.class, (walk, map) -> walk.all(map.getMapEntryExpressions())),
            entry(NamedArgumentListExpression.class, (walk, named) -> walk.all(named.getMapEntryExpressions())),
            entry(MapEntryExpression.class, (walk, pair) -> walk.all(List.of(pair.getKeyExpression(), pair.getValueExpression()))),
            entry(RangeExpression.class, (walk, range) -> walk.all(List.of(range.getFrom(), range.getTo()))),
            entry(ClosureExpression.class, SyntaxTerms::closure),
            entry(ClosureListExpression.class, (walk, head) -> walk.all(head.getExpressions())),
            entry(ArgumentListExpression.class, (walk, arguments) -> walk.all(arguments.getExpressions())),
            entry(TupleExpression.class, (walk, tuple) -> walk.all(tuple.getExpressions())),
            entry(MethodCallExpression.class, SyntaxTerms::call),
            entry(PropertyExpression.class, SyntaxTerms::property),
            entry(CastExpression.class, SyntaxTerms::cast));

    private final SyntaxWalk walk;
    private final SyntaxGate.Objections objections;
    private int closures;
    private int choices;

    SyntaxTerms(SyntaxWalk walk, SyntaxGate.Objections objections) {
        this.walk = walk;
        this.objections = objections;
    }

    @SuppressWarnings("unchecked")
    private static <E extends Expression> Map.Entry<Class<?>, BiConsumer<SyntaxTerms, Expression>> entry(Class<E> type,
            BiConsumer<SyntaxTerms, E> visit) {
        return Map.entry(type, (BiConsumer<SyntaxTerms, Expression>) visit);
    }

    /** Checks an expression and its parts. */
    void expression(Expression expression) {
        if (expression instanceof EmptyExpression) return;
        BiConsumer<SyntaxTerms, Expression> visit = terms.get(expression.getClass());
        if (visit == null && !ConstantExpression.class.isAssignableFrom(expression.getClass())) {
            Refused.of(expression).refuse(objections, expression);
        } else if (visit == null) {
            constant((ConstantExpression) expression);
        } else {
            walk.within(expression, () -> visit.accept(this, expression));
        }
    }

    private void all(List<? extends Expression> expressions) {
        expressions.forEach(this::expression);
    }

    private void constant(ConstantExpression constant) {
        Object value = constant.getValue();
        if (value instanceof String text) unseen(constant, text);
        if (value != null && !CONSTANTS.contains(value.getClass())) {
            objections.refuse(constant, "the number " + value, "the game counts in whole numbers that fit an int or long",
                    "Write a whole number.");
        }
    }

    /** Refuses invisible characters in a text. The file itself need not contain such characters, because they can be written as numbers. */
    private void unseen(ConstantExpression constant, String text) {
        Unseen.in(text).ifPresent(sign -> objections.say(constant, "the text holds the character " + sign.words(),
                "it is invisible, or controls the program that shows the text", "Delete it."));
    }

    private void variable(VariableExpression variable) {
        if (!variable.isThisExpression()) walk.name(variable, variable.getName());
        walk.type(variable, variable.getOriginType());
    }

    private void declaration(DeclarationExpression declaration) {
        SyntaxGate.annotations(declaration, objections);
        if (declaration.isMultipleAssignmentDeclaration()) {
            objections.refuse(declaration, "a declaration of several variables", "each variable has its own line",
                    "Declare one after the other.");
        } else {
            variable(declaration.getVariableExpression());
        }
        expression(declaration.getRightExpression());
    }

    /** Refuses an assignment as a condition. An assignment as a condition is nearly always a comparison with one character missing. */
    private void condition(BooleanExpression truth) {
        if (truth.getExpression() instanceof BinaryExpression binary && binary.getOperation().getText().equals("=")) {
            Refused.ASSIGNED.refuse(objections, binary);
        } else {
            expression(truth.getExpression());
        }
    }

    private void operator(BinaryExpression binary) {
        String operator = binary.getOperation().getText();
        if (!OPERATORS.contains(operator)) Refused.operator(operator).refuse(objections, binary);
        if (binary.getLeftExpression() instanceof TupleExpression) {
            objections.refuse(binary, "an assignment to several variables", "each variable has its own line",
                    "Assign one after the other.");
        }
        all(List.of(binary.getLeftExpression(), binary.getRightExpression()));
    }

    private void list(ListExpression list) {
        int length = list.getExpressions().size();
        if (length > LONGEST_LIST) {
            objections.say(list, "the list is too long", "it has " + length + " elements, and a list in a script at most " + LONGEST_LIST,
                    "Write several lists and join them with +.");
        }
        all(list.getExpressions());
    }

    private void choice(TernaryExpression choice) {
        if (++choices > DEEPEST_CHOICES) {
            objections.say(choice, "choices with '?' are nested more than " + DEEPEST_CHOICES + " deep", "nobody can read it",
                    "Write if and else, or a method.");
        }
        all(List.of(choice.getBooleanExpression(), choice.getTrueExpression(), choice.getFalseExpression()));
        choices--;
    }

    private void closure(ClosureExpression closure) {
        if (++closures > DEEPEST_CLOSURES) {
            objections.say(closure, "blocks are nested more than " + DEEPEST_CLOSURES + " deep", "nobody can read it",
                    "Put parts of it into methods.");
        }
        if (closure.getParameters() != null) Arrays.stream(closure.getParameters()).forEach(walk::parameter);
        walk.body(closure.getCode());
        closures--;
    }

    private void call(MethodCallExpression call) {
        if (call.isSpreadSafe()) Refused.SPREAD_DOT.refuse(objections, call);
        if (call.getGenericsTypes() != null) objections.refuse(call, "a type argument", "the compiler works out types", "Delete it.");
        member(call.getMethod());
        all(List.of(call.getObjectExpression(), call.getArguments()));
    }

    private void property(PropertyExpression property) {
        if (property.isSpreadSafe()) Refused.SPREAD_DOT.refuse(objections, property);
        member(property.getProperty());
        expression(property.getObjectExpression());
    }

    private void member(Expression name) {
        if (name instanceof ConstantExpression constant && constant.getValue() instanceof String text) walk.name(name, text);
        else Refused.COMPUTED_NAME.refuse(objections, name);
    }

    private void cast(CastExpression cast) {
        if (cast.isCoerce()) Refused.AS.refuse(objections, cast);
        walk.type(cast, cast.getType());
        if (ClassHelper.isPrimitiveVoid(cast.getType())) Refused.AS.refuse(objections, cast);
        expression(cast.getExpression());
    }
}
