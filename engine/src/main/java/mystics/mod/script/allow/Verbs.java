package mystics.mod.script.allow;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import mystics.rules.Begins;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;

/** The six words that begin a rule, and the moments at which each can be used. The type parameter of a word determines its moments. */
public final class Verbs {
    public static final List<String> NAMES = List.of("forbid", "instead", "before", "change", "offer", "after");

    private Verbs() {}

    /** The moment of the rule that a call begins; empty if the call begins no rule. */
    public static Optional<ClassNode> moment(MethodCallExpression call) {
        if (!call.isImplicitThis() || !NAMES.contains(call.getMethodAsString())
                || !(call.getArguments() instanceof TupleExpression arguments)) {
            return Optional.empty();
        }
        List<Expression> given = arguments.getExpressions();
        return !given.isEmpty() && given.get(0) instanceof ClassExpression moment ? Optional.of(moment.getType()) : Optional.empty();
    }

    /** The rule that a call begins, by one of the six words or by a word marked {@link Begins}. */
    public static Optional<Beginning> begun(MethodCallExpression call) {
        MethodNode target = call.getMethodTarget() != null ? call.getMethodTarget()
                : call.getNodeMetaData(StaticTypesMarker.DIRECT_METHOD_CALL_TARGET);
        Optional<AnnotationNode> mark = Optional.ofNullable(target).flatMap(word -> word.getAnnotations().stream()
                .filter(each -> each.getClassNode().getName().equals(Begins.class.getName())).findFirst());
        return mark.map(Verbs::marked).or(() -> moment(call).map(moment -> new Beginning(call.getMethodAsString(), moment)));
    }

    private static Beginning marked(AnnotationNode mark) {
        String verb = ((PropertyExpression) mark.getMember("value")).getPropertyAsString().toLowerCase(Locale.ROOT);
        return new Beginning(verb, ((ClassExpression) mark.getMember("at")).getType());
    }

    /** The verb of a rule and its moment. */
    public record Beginning(String verb, ClassNode moment) {}

    /** Whether rules with a verb can speak at a moment; true for any verb that the script's base class does not have. */
    public static boolean asked(ClassNode script, String verb, ClassNode moment) {
        List<MethodNode> methods = Members.methods(script)
                .filter(method -> method.getName().equals(verb) && method.getGenericsTypes() != null).toList();
        return methods.isEmpty() || methods.stream().anyMatch(method -> lets(method.getGenericsTypes()[0], moment));
    }

    private static boolean lets(GenericsType parameter, ClassNode moment) {
        if (parameter.getUpperBounds() == null) return true;
        for (ClassNode bound : parameter.getUpperBounds()) {
            if (!moment.isDerivedFrom(bound) && !moment.implementsInterface(bound)) return false;
        }
        return true;
    }

    /** The verbs of the rules that can speak at a moment, in the order in which such rules are asked. */
    public static List<String> at(ClassNode script, ClassNode moment) {
        List<String> known = NAMES.stream().filter(verb -> Members.methods(script).anyMatch(method -> method.getName().equals(verb)))
                .toList();
        return known.stream().filter(verb -> asked(script, verb, moment)).toList();
    }
}
