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

/** The six words with which a rule begins, and the moments at which each is asked: those its type parameter lets in. */
public final class Verbs {
    public static final List<String> NAMES = List.of("forbid", "instead", "before", "change", "offer", "after");

    private Verbs() {}

    /** The moment of a rule that a call begins, if it begins one. */
    public static Optional<ClassNode> moment(MethodCallExpression call) {
        if (!call.isImplicitThis() || !NAMES.contains(call.getMethodAsString())
                || !(call.getArguments() instanceof TupleExpression arguments)) {
            return Optional.empty();
        }
        List<Expression> given = arguments.getExpressions();
        return !given.isEmpty() && given.get(0) instanceof ClassExpression moment ? Optional.of(moment.getType()) : Optional.empty();
    }

    /** What a call begins: a rule of one of the six words, or of a word that is marked {@link Begins}. */
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

    /** The verb of a rule and the moment it speaks at. */
    public record Beginning(String verb, ClassNode moment) {}

    /** Whether a verb is asked at a moment; true of a verb the script's base class does not have. */
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

    /** The verbs that are asked at a moment, in their order. */
    public static List<String> at(ClassNode script, ClassNode moment) {
        List<String> known = NAMES.stream().filter(verb -> Members.methods(script).anyMatch(method -> method.getName().equals(verb)))
                .toList();
        return known.stream().filter(verb -> asked(script, verb, moment)).toList();
    }
}
