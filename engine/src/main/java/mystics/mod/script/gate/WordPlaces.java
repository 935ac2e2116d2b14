package mystics.mod.script.gate;

import java.util.Optional;
import mystics.mod.script.allow.Verbs;
import mystics.rules.Moment;
import mystics.rules.Only;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;

/** Keeps words marked {@link Only} within rules of their verb and moment, because elsewhere they would have no effect. */
final class WordPlaces extends ClassCodeVisitorSupport {
    private final SyntaxGate.Objections objections;
    private Optional<ClassNode> moment = Optional.empty();
    private String verb = "";

    WordPlaces(SyntaxGate.Objections objections) {
        this.objections = objections;
    }

    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
        Optional<Verbs.Beginning> begun = Verbs.begun(call);
        if (begun.isEmpty()) {
            only(call).ifPresent(only -> check(call, only));
            super.visitMethodCallExpression(call);
            return;
        }
        moment = begun.map(Verbs.Beginning::moment);
        verb = begun.get().verb();
        super.visitMethodCallExpression(call);
        moment = Optional.empty();
        verb = "";
    }

    private static Optional<AnnotationNode> only(MethodCallExpression call) {
        MethodNode target = call.getMethodTarget() != null ? call.getMethodTarget()
                : call.getNodeMetaData(StaticTypesMarker.DIRECT_METHOD_CALL_TARGET);
        return Optional.ofNullable(target).flatMap(word -> word.getAnnotations().stream()
                .filter(each -> each.getClassNode().getName().equals(Only.class.getName())).findFirst());
    }

    private void check(MethodCallExpression call, AnnotationNode only) {
        String wanted = ((PropertyExpression) only.getMember("value")).getPropertyAsString().toLowerCase(java.util.Locale.ROOT);
        Optional<ClassNode> at = Optional.ofNullable(only.getMember("at")).map(type -> ((ClassExpression) type).getType())
                .filter(type -> !type.getName().equals(Moment.class.getName()));
        boolean there = verb.equals(wanted) && (at.isEmpty() || at.equals(moment));
        if (!there) {
            String place = at.map(type -> wanted + "(" + type.getNameWithoutPackage() + ")").orElse(wanted);
            objections.say(call, "'" + call.getMethodAsString() + "' belongs into the body of " + place,
                    "nobody would take notice of it here", "Write it there.");
        }
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return objections.source();
    }
}
