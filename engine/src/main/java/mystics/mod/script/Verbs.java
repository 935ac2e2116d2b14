package mystics.mod.script;

import java.util.List;
import java.util.Optional;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;

/** The six words with which a rule begins, and the moments at which each is asked: those its type parameter lets in. */
final class Verbs {
    static final List<String> NAMES = List.of("forbid", "instead", "before", "change", "offer", "after");

    private Verbs() {}

    /** The moment of a rule that a call begins, if it begins one. */
    static Optional<ClassNode> moment(MethodCallExpression call) {
        if (!call.isImplicitThis() || !NAMES.contains(call.getMethodAsString()) || !(call.getArguments() instanceof TupleExpression arguments)) return Optional.empty();
        List<Expression> given = arguments.getExpressions();
        return !given.isEmpty() && given.get(0) instanceof ClassExpression moment ? Optional.of(moment.getType()) : Optional.empty();
    }

    /** Whether a verb is asked at a moment; true of a verb the script's base class does not have. */
    static boolean asked(ClassNode script, String verb, ClassNode moment) {
        List<MethodNode> methods = Members.methods(script).filter(method -> method.getName().equals(verb) && method.getGenericsTypes() != null).toList();
        return methods.isEmpty() || methods.stream().anyMatch(method -> lets(method.getGenericsTypes()[0], moment));
    }

    private static boolean lets(GenericsType parameter, ClassNode moment) {
        if (parameter.getUpperBounds() == null) return true;
        for (ClassNode bound : parameter.getUpperBounds()) {
            if (!moment.isDerivedFrom(bound) && !moment.implementsInterface(bound)) return false;
        }
        return true;
    }

    /** The verbs that are asked at a moment, in their order. */
    static List<String> at(ClassNode script, ClassNode moment) {
        List<String> known = NAMES.stream().filter(verb -> Members.methods(script).anyMatch(method -> method.getName().equals(verb))).toList();
        return known.stream().filter(verb -> asked(script, verb, moment)).toList();
    }
}
