package mystics.mod.script;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.finding.Nearest;
import mystics.mod.script.allow.Members;
import mystics.mod.script.allow.ScriptMistake;
import mystics.mod.script.allow.Verbs;
import mystics.mod.script.gate.LocalNames;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.tools.GenericsUtils;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.StaticCompilationVisitor;

/**
 * Groovy's static type checker with messages for authors of mods. The messages name the thing that does not exist and the thing that the
 * author may have meant.
 */
final class TypeWords extends StaticCompilationVisitor {
    private static final Pattern MISSING = Pattern.compile("(?:The variable \\[(\\w+)] is undeclared\\.|No such property: (\\w+) for .*)",
            Pattern.DOTALL);

    private static final Pattern READ_ONLY = Pattern.compile("Cannot set read-only property: (\\w+).*", Pattern.DOTALL);
    private static final Pattern UNSURE_NUMBER = Pattern
            .compile("Cannot assign value of type java.lang.(?:Object|Number) to variable of type (int|long)");

    private static final String SAY_TYPE = "Say the type of what stands before it, as in { Figure it -> ... }.";

    /**
     * The greatest number of element types for which the type of a list is computed. In a list with more element types, an element may have
     * any type.
     */
    private static final int MOST_KINDS = 8;

    /** The greatest length of a type's name, in letters, including its parameters. */
    private static final int LONGEST_TYPE = 400;

    private final ClassNode script;

    private final Function<ClassNode, ? extends Collection<String>> open;

    private final CompileTime time;

    /**
     * @param open the words that rules may write after a value of a type and a dot
     * @param time ends the type check when the time for compiling has run out
     */
    TypeWords(SourceUnit source, ClassNode script, Function<ClassNode, ? extends Collection<String>> open, CompileTime time) {
        super(source, script);
        this.script = script;
        this.open = open;
        this.time = time;
    }

    /**
     * Checks a call. If the verb of a rule does not fit its moment, this method reports it, because authors would not understand the
     * checker's own message about a type parameter.
     */
    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
        Optional<ClassNode> unheard = Verbs.moment(call).filter(moment -> !Verbs.asked(script, call.getMethodAsString(), moment));
        if (unheard.isEmpty()) super.visitMethodCallExpression(call);
        else unheard(call, unheard.get());
    }

    private void unheard(MethodCallExpression call, ClassNode moment) {
        List<String> verbs = Verbs.at(script, moment);
        String name = Members.name(moment);
        mistake(call, "unheard", verbs.isEmpty() ? name + " is no moment" : "'" + call.getMethodAsString() + "' is never asked at " + name,
                verbs.isEmpty() ? "Moments are listed in docs/modding/moments.md." : name + " asks " + String.join(", ", verbs) + ".");
    }

    @Override
    protected ClassNode getType(ASTNode node) {
        if (time != null) time.check();
        return super.getType(node);
    }

    /**
     * Stores the type of an expression. The common type of two types may contain itself in its parameters and grow with
     * each comparison; such a type is not stored.
     */
    @Override
    protected void storeType(Expression expression, ClassNode type) {
        if (time != null) time.check();
        super.storeType(expression, type != null && type.toString(false).length() > LONGEST_TYPE ? ClassHelper.OBJECT_TYPE : type);
    }

    /** The type that was inferred for a node. */
    ClassNode typeOf(ASTNode node) {
        return getType(node);
    }

    /**
     * Infers the type of a list. Only elements of different types are compared, because Groovy compares each element with all earlier ones,
     * which takes minutes for a list of a thousand numbers and texts.
     */
    @Override
    protected ClassNode inferListExpressionType(ListExpression list) {
        Collection<Expression> kinds = kinds(list.getExpressions(), this::getType);
        if (kinds.size() > MOST_KINDS) return GenericsUtils.makeClassSafeWithGenerics(List.class, ClassHelper.OBJECT_TYPE);
        return kinds.size() == list.getExpressions().size() ? super.inferListExpressionType(list)
                : super.inferListExpressionType(new ListExpression(new ArrayList<>(kinds)));
    }

    /** Infers the type of a map in the same way as the type of a list. The keys of a map are either texts or values of few types. */
    @Override
    protected ClassNode inferMapExpressionType(MapExpression map) {
        Collection<MapEntryExpression> kinds = kinds(map.getMapEntryExpressions(), entry -> getType(entry.getValueExpression()));
        if (kinds.size() > MOST_KINDS) {
            return GenericsUtils.makeClassSafeWithGenerics(ClassHelper.MAP_TYPE, new GenericsType(ClassHelper.STRING_TYPE),
                    new GenericsType(ClassHelper.OBJECT_TYPE));
        }
        return kinds.size() == map.getMapEntryExpressions().size() ? super.inferMapExpressionType(map)
                : super.inferMapExpressionType(new MapExpression(new ArrayList<>(kinds)));
    }

    private static <E extends Expression> Collection<E> kinds(List<E> elements, Function<E, ClassNode> type) {
        Map<String, E> kinds = new LinkedHashMap<>();
        elements.forEach(element -> kinds.putIfAbsent(type.apply(element).toString(false), element));
        return kinds.values();
    }

    /** Adds the type of a closure's result. Each type is added only once. */
    @Override
    protected void addClosureReturnType(ClassNode type) {
        boolean known = typeCheckingContext.getEnclosingClosure().getReturnTypes().stream()
                .anyMatch(other -> other.toString(false).equals(type.toString(false)));
        if (!known) super.addClosureReturnType(type);
    }

    @Override
    protected void addNoMatchingMethodError(ClassNode receiver, String name, ClassNode[] arguments, ASTNode call) {
        Optional<String> sign = call instanceof MethodCallExpression ? Optional.empty() : Operators.at(call).or(() -> Operators.of(name));
        if (sign.isPresent()) {
            operator(sign.get(), receiver, arguments, call);
            return;
        }
        List<MethodNode> namesakes = Members.methods(receiver).filter(method -> method.getName().equals(name)).toList();
        String given = Stream.of(arguments).map(Members::name).collect(Collectors.joining(", ", "(", ")"));
        if (!namesakes.isEmpty()) {
            mistake(call, "wrong-arguments", "'" + name + "' cannot be called with " + given,
                    "Write " + accepted(namesakes.stream(), name) + ".");
        } else if (receiver.isDerivedFrom(script)) {
            Collection<String> words = Members.words(script);
            boolean known = words.contains(name);
            mistake(call, "unknown-word", known ? "'" + name + "' takes no values" : "there is no word '" + name + "'",
                    known ? "Write " + name + " without brackets or values behind it." : Nearest.advice(name, words));
        } else {
            unknownMethod(receiver, name, given, call);
        }
    }

    private void unknownMethod(ClassNode receiver, String name, String given, ASTNode call) {
        Collection<String> names = Members.all(receiver);
        if (names.contains(name) && receiver.getName().startsWith("java.")) {
            mistake(call, "wrong-arguments", "'" + name + "' cannot be called with " + given, "Write values of the right types.");
            return;
        }
        String fix = receiver.equals(ClassHelper.OBJECT_TYPE) ? SAY_TYPE
                : names.contains(name) ? "Write ." + name + " without brackets or values behind it." : nearest(name, receiver);
        mistake(call, "unknown-member", "'" + name + "' is not a method of " + Members.owner(receiver), fix);
    }

    /**
     * The advice that names the nearest name. For a type of the game, the advice names only words that rules may write. For a Java type,
     * the advice may name any word, because Groovy adds too many words to list.
     */
    private String nearest(String name, ClassNode type) {
        Collection<String> names = type.getName().startsWith("java.") ? Members.all(type) : open.apply(type);
        return names.isEmpty() ? "Rules can read nothing of " + Members.owner(type) + ". Delete '" + name + "' and the dot before it."
                : Nearest.advice(name, names);
    }

    private void operator(String sign, ClassNode receiver, ClassNode[] arguments, ASTNode node) {
        boolean counts = sign.equals("++") || sign.equals("--");
        String types = Stream.concat(Stream.of(receiver), Stream.of(arguments)).map(Members::owner).collect(Collectors.joining(" and "));
        mistake(node, "operator", counts ? "'" + sign + "' needs a variable of a number" : "'" + sign + "' cannot be used with " + types,
                counts ? "Declare it: int n = 0." : receiver.equals(ClassHelper.OBJECT_TYPE) ? SAY_TYPE
                        : "Write numbers, texts or lists that go together.");
    }

    @Override
    protected void addStaticTypeError(String message, ASTNode node) {
        Matcher missing = MISSING.matcher(message);
        Matcher fixed = READ_ONLY.matcher(message);
        if (fixed.matches()) {
            mistake(node, "read-only", "'" + fixed.group(1) + "' cannot be set", "Write == to compare, or call a word that changes it.");
        } else if (!missing.matches()) {
            type(message, node);
        } else if (node instanceof PropertyExpression property) {
            unknownMember(property);
        } else {
            unknownWord(node, missing.group(1) == null ? missing.group(2) : missing.group(1));
        }
    }

    private void type(String message, ASTNode node) {
        if (node instanceof BinaryExpression binary && message.startsWith("Cannot call")) {
            operator(binary.getOperation().getText(), getType(binary.getLeftExpression()),
                    new ClassNode[] {getType(binary.getRightExpression())}, node);
            return;
        }
        Matcher number = UNSURE_NUMBER.matcher(message);
        CheckerMessages.Advice advice = CheckerMessages.plain(message);
        mistake(node, "type", advice.sentence(), number.find() ? "Write (" + number.group(1) + ") before it." : advice.fix());
    }

    private void unknownWord(ASTNode node, String name) {
        Collection<String> local = LocalNames.of(script);
        Collection<String> names = new TreeSet<>(Members.words(script));
        if (names.contains(name)) {
            mistake(node, "unknown-word", "'" + name + "' stands without brackets or values",
                    "Write " + accepted(Members.methods(script), name) + ".");
            return;
        }
        names.addAll(local);
        mistake(node, "unknown-word", "there is no word '" + name + "'",
                local.contains(name) ? "A variable is known only in the block where it stands: hand it on as an argument."
                        : Nearest.advice(name, names));
    }

    private static String accepted(Stream<MethodNode> methods, String name) {
        return methods.filter(method -> method.getName().equals(name)).map(Members::signature).distinct().sorted()
                .collect(Collectors.joining(" or "));
    }

    private void unknownMember(PropertyExpression property) {
        ClassNode type = getType(property.getObjectExpression());
        String name = property.getPropertyAsString();
        Collection<String> names = Members.all(type);
        String fix = type.equals(ClassHelper.OBJECT_TYPE) ? SAY_TYPE
                : names.contains(name) ? "Write ." + name + "(), with brackets." : nearest(name, type);
        mistake(property.getProperty(), "unknown-member", "'" + name + "' is not a property of " + Members.owner(type), fix);
    }

    /**
     * Reports a mistake. An error without a place concerns code that the compiler generated. Groovy ignores an error without a place, and
     * so does this class.
     */
    private void mistake(ASTNode node, String code, String sentence, String fix) {
        if (node.getLineNumber() <= 0) return;
        typeCheckingContext.getErrorCollector().addErrorAndContinue(new ScriptMistake(node, code, sentence, "", fix), getSourceUnit());
    }
}
