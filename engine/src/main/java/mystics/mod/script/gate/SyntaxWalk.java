package mystics.mod.script.gate;

import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.CaseStatement;
import org.codehaus.groovy.ast.stmt.ContinueStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.SwitchStatement;
import org.codehaus.groovy.ast.stmt.WhileStatement;

/**
 * Checks the statements of a script. A statement passes only if its exact class is known. The class {@link SyntaxTerms} checks the
 * expressions.
 */
final class SyntaxWalk {
    /** Groovy's name for the value of a switch with arrows. */
    private static final String ARROW = "__$$sev";
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,60}");
    private static final Set<String> REACHING = Set.of("class", "metaClass", "delegate", "owner", "thisObject", "directive",
            "resolveStrategy", "super", "binding", "properties", "interceptor",
            "evaluate", "getBinding", "getClass", "getMetaClass", "getProperty", "invokeMethod", "main", "print", "printf", "println",
            "run", "setBinding", "setMetaClass", "setProperty",
            "sleep", "use", "notify", "notifyAll", "wait", "getDelegate", "getOwner", "getThisObject", "setDelegate", "finalize", "clone",
            "hashCode", "asType", "methodMissing", "propertyMissing");
    private static final Set<ClassNode> NUMBERS = Set.of(ClassHelper.int_TYPE, ClassHelper.long_TYPE, ClassHelper.boolean_TYPE,
            ClassHelper.VOID_TYPE);
    private static final int DEEPEST = 80;
    /** The greatest nesting of loops. The compiler repeats its work on a loop for every loop around it. */
    private static final int DEEPEST_LOOPS = 6;
    /**
     * The greatest number of loops in one method or block. The compiler examines each loop together with the variables of all earlier
     * loops.
     */
    private static final int MOST_LOOPS = 60;

    private final Map<Class<?>, BiConsumer<SyntaxWalk, Statement>> statements = Map.ofEntries(
            entry(BlockStatement.class, (walk, block) -> block.getStatements().forEach(walk::statement)),
            entry(ExpressionStatement.class, (walk, line) -> walk.terms.expression(line.getExpression())),
            entry(ReturnStatement.class, (walk, line) -> walk.terms.expression(line.getExpression())),
            entry(IfStatement.class, SyntaxWalk::branches),
            entry(WhileStatement.class, (walk, loop) -> walk.loop(loop, loop.getBooleanExpression(), loop.getLoopBlock())),
            entry(ForStatement.class, SyntaxWalk::forLoop),
            entry(SwitchStatement.class, SyntaxWalk::cases),
            entry(CaseStatement.class, (walk, one) -> {
                walk.terms.expression(one.getExpression());
                walk.statement(one.getCode());
            }),
            entry(BreakStatement.class, (walk, jump) -> walk.unlabelled(jump, jump.getLabel())),
            entry(ContinueStatement.class, (walk, jump) -> walk.unlabelled(jump, jump.getLabel())));

    private final SyntaxGate.Objections objections;
    private final SyntaxTerms terms;
    private int depth;
    private int loops;
    private int loopsOfBody;

    SyntaxWalk(SyntaxGate.Objections objections) {
        this.objections = objections;
        this.terms = new SyntaxTerms(this, objections);
    }

    @SuppressWarnings("unchecked")
    private static <S extends Statement> Map.Entry<Class<?>, BiConsumer<SyntaxWalk, Statement>> entry(Class<S> type,
            BiConsumer<SyntaxWalk, S> visit) {
        return Map.entry(type, (BiConsumer<SyntaxWalk, Statement>) visit);
    }

    /** Checks a statement and its parts. */
    void statement(Statement statement) {
        if (statement instanceof EmptyStatement) return;
        if (statement.getStatementLabels() != null && !statement.getStatementLabels().isEmpty()) {
            objections.refuse(statement, "a label", "a named argument stands in a call, and nothing jumps",
                    "Put it into brackets with what it belongs to.");
        }
        BiConsumer<SyntaxWalk, Statement> visit = statements.get(statement.getClass());
        if (visit == null) {
            Refused.of(statement).refuse(objections, statement);
            return;
        }
        within(statement, () -> visit.accept(this, statement));
    }

    /** Visits the children of a node, unless they are nested too deeply. */
    void within(ASTNode node, Runnable inside) {
        if (++depth == DEEPEST) {
            objections.say(node, "this is nested more than " + DEEPEST + " deep", "nobody can read it", "Put parts of it into methods.");
        }
        if (depth < DEEPEST) inside.run();
        depth--;
    }

    /** Checks the body of a method or block, whose loops are counted separately. */
    void body(Statement body) {
        int before = loopsOfBody;
        loopsOfBody = 0;
        statement(body);
        loopsOfBody = before;
    }

    private void branches(IfStatement branch) {
        terms.expression(branch.getBooleanExpression());
        statement(branch.getIfBlock());
        statement(branch.getElseBlock());
    }

    private void loop(Statement loop, Expression head, Statement body) {
        if (++loops > DEEPEST_LOOPS) {
            objections.say(loop, "loops are nested more than " + DEEPEST_LOOPS + " deep", "nobody can read it",
                    "Put parts of it into methods.");
        }
        if (++loopsOfBody == MOST_LOOPS + 1) {
            objections.say(loop, "one method or block has more than " + MOST_LOOPS + " loops", "they keep the compiler busy",
                    "Make several methods of it.");
        }
        terms.expression(head);
        statement(body);
        loops--;
    }

    private void forLoop(ForStatement loop) {
        if (loop.getVariable() != ForStatement.FOR_LOOP_DUMMY) parameter(loop.getVariable());
        if (loop.getIndexVariable() != null) parameter(loop.getIndexVariable());
        loop(loop, loop.getCollectionExpression(), loop.getLoopBlock());
    }

    private void cases(SwitchStatement cases) {
        terms.expression(cases.getExpression());
        cases.getCaseStatements().forEach(this::statement);
        statement(cases.getDefaultStatement());
    }

    private void unlabelled(Statement jump, String label) {
        if (label != null) objections.refuse(jump, "a label", "nothing jumps out of more than one loop", "Delete it.");
    }

    /** A parameter of a method, closure or loop. */
    void parameter(Parameter parameter) {
        SyntaxGate.annotations(parameter, objections);
        name(parameter, parameter.getName());
        type(parameter, parameter.getType());
        if (parameter.hasInitialExpression()) terms.expression(parameter.getInitialExpression());
    }

    /** Checks a name in the script. */
    void name(ASTNode node, String name) {
        if (name != null && name.startsWith(ARROW)) {
            objections.refuse(node, "'->' in a switch", "a switch is a statement here", "Write case 'x': and break.");
        } else if (name == null || REACHING.contains(name) || name.startsWith("__")) {
            objections.refuse(node, "'" + name + "'", "it belongs to the language and not to the game", "Delete it.");
        } else if (!NAME.matcher(name).matches()) {
            objections.say(node, "'" + name + "' is no name for a rule", "names are plain letters, digits and _, no more than 60",
                    "Give it another name.");
        }
    }

    /** Checks a type in the script. Later checks find out whether the type exists. */
    void type(ASTNode node, ClassNode type) {
        if (type == null || ClassHelper.isDynamicTyped(type) || type == ClassHelper.OBJECT_TYPE) return;
        if (type.isArray()) {
            objections.refuse(node, "an array", "several things are a list", "Write List.");
        } else if (ClassHelper.isPrimitiveType(type) && !NUMBERS.contains(type)) {
            objections.refuse(node, "the type " + type.getName(), "the game counts in whole numbers", "Write int.");
        } else if (type.getName().contains(".") && !type.isResolved()) {
            objections.refuse(node, "a type with its package", "everything a rule may use is known by its simple name",
                    "Write the simple name.");
        }
        if (!type.getTypeAnnotations().isEmpty()) {
            objections.refuse(node, "an annotation", "it would act while the mod is compiled", "Delete it.");
        }
        if (type.getGenericsTypes() != null) {
            for (GenericsType argument : type.getGenericsTypes()) {
                if (!argument.isWildcard() && !argument.isPlaceholder()) type(node, argument.getType());
            }
        }
    }
}
