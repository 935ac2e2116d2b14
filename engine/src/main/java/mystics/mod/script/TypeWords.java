package mystics.mod.script;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.finding.Nearest;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.StaticCompilationVisitor;

/** Groovy's static type checker with messages for authors of mods: what does not exist, and what may have been meant. */
final class TypeWords extends StaticCompilationVisitor {
    private static final Pattern MISSING = Pattern.compile("(?:The variable \\[(\\w+)] is undeclared\\.|No such property: (\\w+) for .*)", Pattern.DOTALL);

    private final ClassNode script;

    TypeWords(SourceUnit source, ClassNode script) {
        super(source, script);
        this.script = script;
    }

    @Override
    protected void addNoMatchingMethodError(ClassNode receiver, String name, ClassNode[] arguments, ASTNode call) {
        List<MethodNode> namesakes = Members.methods(receiver).filter(method -> method.getName().equals(name)).toList();
        String given = Stream.of(arguments).map(Members::name).collect(Collectors.joining(", ", "(", ")"));
        if (!namesakes.isEmpty()) {
            String accepted = namesakes.stream().map(Members::signature).distinct().sorted().collect(Collectors.joining(" or "));
            mistake(call, "wrong-arguments", "'" + name + "' cannot be called with " + given, "Write " + accepted + ".");
        } else if (receiver.isDerivedFrom(script)) {
            mistake(call, "unknown-word", "there is no word '" + name + "'", Nearest.advice(name, Members.words(script)));
        } else {
            mistake(call, "unknown-member", "'" + name + "' is not a method of " + Members.name(receiver), Nearest.advice(name, Members.all(receiver)));
        }
    }

    @Override
    protected void addStaticTypeError(String message, ASTNode node) {
        Matcher missing = MISSING.matcher(message);
        if (!missing.matches()) mistake(node, "type", Members.withoutPackages(message).replaceAll("\\.$", ""), "");
        else if (node instanceof PropertyExpression property) unknownMember(property);
        else mistake(node, "unknown-word", "there is no word '" + missing.group(1) + "'", Nearest.advice(String.valueOf(missing.group(1)), namesInReach()));
    }

    private void unknownMember(PropertyExpression property) {
        ClassNode type = getType(property.getObjectExpression());
        String name = property.getPropertyAsString();
        mistake(property.getProperty(), "unknown-member", "'" + name + "' is not a property of " + Members.name(type), Nearest.advice(name, Members.all(type)));
    }

    /** An error without a place is an error all the same: it is put at the start of the file. */
    private void mistake(ASTNode node, String code, String sentence, String fix) {
        ASTNode place = node.getLineNumber() > 0 ? node : getSourceUnit().getAST();
        typeCheckingContext.getErrorCollector().addErrorAndContinue(new ScriptMistake(place, code, sentence, "", fix), getSourceUnit());
    }

    private Collection<String> namesInReach() {
        Collection<String> names = new TreeSet<>(Members.words(script));
        names.addAll(LocalNames.of(script));
        return names;
    }
}
