package mystics.mod.script.mentions;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.ScriptNames;
import mystics.mod.script.gate.TypeGate;
import mystics.rules.Names;
import org.codehaus.groovy.ast.AnnotatedNode;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.FieldNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.CaseStatement;
import org.codehaus.groovy.ast.stmt.SwitchStatement;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;

/**
 * Finds the literal texts of a script that name something: texts passed to a word, or compared with the result of a word. This search
 * refuses nothing.
 */
public record Mentions(String mod, Consumer<Mention> found) implements TypeGate {
    private static final List<String> COMPARING = List.of("==", "!=", "in", "!in");
    private static final String ROOMS = "tiles/";

    @Override
    public void check(SourceUnit source, ClassNode script, Types types) {
        new Walk(source, types).visitClass(script);
    }

    private final class Walk extends ClassCodeVisitorSupport {
        private final SourceUnit source;
        private final Types types;
        private final Place file;

        Walk(SourceUnit source, Types types) {
            this.source = source;
            this.types = types;
            this.file = Place.of(mod,
                    ScriptNames.toPath(source.getName().substring(0, source.getName().length() - ScriptNames.ENDING.length())));
        }

        @Override
        public void visitMethodCallExpression(MethodCallExpression call) {
            MethodNode target = target(call);
            if (target != null && call.getArguments() instanceof TupleExpression arguments) {
                Parameter[] parameters = target.getParameters();
                for (int i = 0; i < parameters.length && i < arguments.getExpressions().size(); i++) {
                    Expression argument = arguments.getExpression(i);
                    List<String> under = under(parameters[i]);
                    named(parameters[i]).ifPresent(what -> literals(argument, under,
                            text -> mention(what, text, what == Names.What.SPACE ? room(call.getObjectExpression()) : "")));
                }
            }
            super.visitMethodCallExpression(call);
        }

        private static MethodNode target(MethodCallExpression call) {
            return call.getMethodTarget() != null ? call.getMethodTarget()
                    : call.getNodeMetaData(StaticTypesMarker.DIRECT_METHOD_CALL_TARGET);
        }

        /** The room of a space: the room named in the same expression, or the room to which the script belongs. */
        private String room(Expression of) {
            if (of instanceof VariableExpression word && word.getName().equals("thisRoom") && file.file().startsWith(ROOMS)) {
                return file.file().substring(ROOMS.length()).replaceAll("\\.groovy$", "");
            }
            boolean asked = of instanceof MethodCallExpression call && target(call) != null && target(call).getParameters().length == 1
                    && named(target(call).getParameters()[0]).filter(what -> what == Names.What.ROOM).isPresent();
            return asked
                    && ((TupleExpression) ((MethodCallExpression) of).getArguments()).getExpression(0) instanceof ConstantExpression room
                            ? room.getText() : "";
        }

        @Override
        public void visitBinaryExpression(BinaryExpression binary) {
            if (COMPARING.contains(binary.getOperation().getText())) {
                compared(binary.getLeftExpression(), binary.getRightExpression());
                compared(binary.getRightExpression(), binary.getLeftExpression());
            }
            super.visitBinaryExpression(binary);
        }

        @Override
        public void visitSwitch(SwitchStatement choice) {
            for (CaseStatement each : choice.getCaseStatements()) compared(choice.getExpression(), each.getExpression());
            super.visitSwitch(choice);
        }

        private void compared(Expression given, Expression literal) {
            gives(given).ifPresent(what -> literals(literal, List.of(), text -> mention(what, text, "")));
        }

        /** The kind of thing that the result of an expression names. */
        private Optional<Names.What> gives(Expression expression) {
            if (expression instanceof MethodCallExpression call) return Optional.ofNullable(target(call)).flatMap(Mentions::named);
            if (!(expression instanceof PropertyExpression property)) return Optional.empty();
            ClassNode type = types.of(property.getObjectExpression());
            String name = property.getPropertyAsString();
            FieldNode field = type.getField(name);
            return field != null && field.isPublic() ? named(field)
                    : Optional.ofNullable(type.getGetterMethod("get" + name.substring(0, 1).toUpperCase() + name.substring(1)))
                            .flatMap(Mentions::named);
        }

        private void literals(Expression expression, List<String> under, Consumer<ConstantExpression> literal) {
            if (expression instanceof ConstantExpression text && text.getValue() instanceof String) literal.accept(text);
            if (expression instanceof ListExpression list) list.getExpressions().forEach(element -> literals(element, under, literal));
            if (expression instanceof MapExpression map) map.getMapEntryExpressions().forEach(entry -> entry(entry, under, literal));
            if (expression instanceof TernaryExpression choice) {
                Stream.of(choice.getTrueExpression(), choice.getFalseExpression()).forEach(each -> literals(each, under, literal));
            }
        }

        private void entry(MapEntryExpression entry, List<String> under, Consumer<ConstantExpression> literal) {
            if (under.isEmpty()) literals(entry.getKeyExpression(), under, literal);
            else if (under.contains(entry.getKeyExpression().getText())) literals(entry.getValueExpression(), List.of(), literal);
        }

        private void mention(Names.What what, ConstantExpression text, String within) {
            if (!text.getText().isEmpty()) {
                found.accept(new Mention(file.at(text.getLineNumber(), text.getColumnNumber()), what, text.getText(), within));
            }
        }

        @Override
        protected SourceUnit getSourceUnit() {
            return source;
        }
    }

    private static Optional<AnnotationNode> annotation(AnnotatedNode node) {
        return node.getAnnotations().stream().filter(each -> each.getClassNode().getName().equals(Names.class.getName())).findFirst();
    }

    /** The named arguments of a call that have values which name something; none if the keys of the map name something. */
    private static List<String> under(AnnotatedNode node) {
        Expression names = annotation(node).map(each -> each.getMember("under")).orElse(null);
        return names instanceof ListExpression list ? list.getExpressions().stream().map(Expression::getText).toList()
                : names == null ? List.of() : List.of(names.getText());
    }

    private static Optional<Names.What> named(AnnotatedNode node) {
        return annotation(node)
                .map(each -> Names.What.valueOf(((PropertyExpression) each.getMember("value")).getPropertyAsString()));
    }
}
