package mystics.mod.script.mentions;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.ScriptNames;
import mystics.mod.script.allow.TypeNames;
import mystics.mod.script.allow.Verbs;
import mystics.mod.script.gate.TypeGate;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Finds code that compiles but has no effect: a comparison of values that can never be equal, or a file without a rule. This check refuses
 * nothing.
 */
public record Doubts(String mod, Consumer<Finding> found) implements TypeGate {
    private static final Set<String> PIECES = Stream.of(Figure.class, Space.class, RoomInPlay.class, CardInPlay.class)
            .map(Class::getName).collect(Collectors.toUnmodifiableSet());

    @Override
    public void check(SourceUnit source, ClassNode script, Types types) {
        String name = source.getName();
        Place file = Place.of(mod, ScriptNames.toPath(name.substring(0, name.length() - ScriptNames.ENDING.length())));
        Walk walk = new Walk(source, file, types);
        walk.visitClass(script);
        if (walk.rules.get() == 0) {
            found.accept(Finding.warning("no-rule", file.at(1, 1), "this file has no rule")
                    .fix("Write one in rules { }, such as after(TurnBegins) { turn -> say 'Hello.' }, or delete the file."));
        }
    }

    private final class Walk extends ClassCodeVisitorSupport {
        private final SourceUnit source;
        private final Place file;
        private final Types types;
        private final AtomicInteger rules = new AtomicInteger();

        Walk(SourceUnit source, Place file, Types types) {
            this.source = source;
            this.file = file;
            this.types = types;
        }

        @Override
        public void visitMethodCallExpression(MethodCallExpression call) {
            if (Verbs.begun(call).isPresent()) rules.incrementAndGet();
            super.visitMethodCallExpression(call);
        }

        @Override
        public void visitBinaryExpression(BinaryExpression binary) {
            String sign = binary.getOperation().getText();
            if (sign.equals("==") || sign.equals("!=")) {
                Optional<Kind> left = kind(types.of(binary.getLeftExpression()));
                Optional<Kind> right = kind(types.of(binary.getRightExpression()));
                if (left.isPresent() && right.isPresent() && left.get() != right.get()) never(binary, sign);
            }
            super.visitBinaryExpression(binary);
        }

        private void never(BinaryExpression binary, String sign) {
            found.accept(Finding.warning("never-equal", file.at(binary.getLineNumber(), binary.getColumnNumber()),
                    "this is " + (sign.equals("==") ? "never" : "always") + " true: " + words(types.of(binary.getLeftExpression()))
                            + " is compared with " + words(types.of(binary.getRightExpression())))
                    .fix("Compare values of one kind."));
        }

        @Override
        protected SourceUnit getSourceUnit() {
            return source;
        }
    }

    private static String words(ClassNode type) {
        return TypeNames.withArticle(TypeNames.in(type.toString(false)));
    }

    /** Kinds of values. Values of different kinds are never equal. */
    private enum Kind { TEXT, NUMBER, YES_OR_NO, PIECE }

    private static Optional<Kind> kind(ClassNode type) {
        ClassNode plain = ClassHelper.getUnwrapper(type);
        if (type.equals(ClassHelper.STRING_TYPE)) return Optional.of(Kind.TEXT);
        if (plain.equals(ClassHelper.int_TYPE) || plain.equals(ClassHelper.long_TYPE)) return Optional.of(Kind.NUMBER);
        if (plain.equals(ClassHelper.boolean_TYPE)) return Optional.of(Kind.YES_OR_NO);
        return PIECES.contains(type.getName()) ? Optional.of(Kind.PIECE) : Optional.empty();
    }
}
