package mystics.mod.script;

import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.AnnotatedNode;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ConstructorCallExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.ThrowStatement;
import org.codehaus.groovy.ast.stmt.TryCatchStatement;
import org.codehaus.groovy.control.SourceUnit;

/** Refuses the parts of the language a rule has no use for, before any of them can act. */
final class SyntaxGate implements SourceGate {

    @Override
    public void check(SourceUnit source, ModuleNode module) {
        Walk walk = new Walk(source);
        if (module.getPackage() != null) walk.refuse(module.getPackage(), "a package line", "the path of a script says where it belongs");
        List.of(module.getImports(), module.getStarImports(), module.getStaticImports().values(), module.getStaticStarImports().values())
                .forEach(imports -> imports.forEach(line -> walk.refuse(line, "an import", "everything a rule may use is known by its simple name")));
        for (ClassNode type : module.getClasses()) {
            if (type.isScript()) walk.visitClass(type);
            else walk.refuse(type, "a class of its own", "rules are made of the words the game offers");
        }
    }

    /** Names that reach past the words of the game into the language. */
    private static final Set<String> NAMES = Set.of("class", "metaClass", "delegate", "owner", "thisObject", "directive", "resolveStrategy", "super", "binding", "properties", "interceptor");
    private static final Set<String> METHODS = Set.of("evaluate", "getBinding", "getClass", "getMetaClass", "getProperty", "invokeMethod", "main", "print", "printf", "println", "run",
            "setBinding", "setMetaClass", "setProperty", "sleep", "use", "notify", "notifyAll", "wait");

    private static final class Walk extends ClassCodeVisitorSupport {
        private final SourceUnit source;

        Walk(SourceUnit source) {
            this.source = source;
        }

        void refuse(ASTNode node, String what, String why) {
            source.getErrorCollector().addErrorAndContinue(new ScriptMistake(node, "script-syntax", what + " is not used in rules", why, "Delete it."), source);
        }

        @Override
        public void visitAnnotations(AnnotatedNode node) {
            for (AnnotationNode annotation : node.getAnnotations()) {
                if (annotation.getLineNumber() > 0) refuse(annotation, "an annotation", "it would act while the mod is compiled");
            }
        }

        @Override
        public void visitConstructorCallExpression(ConstructorCallExpression call) {
            if (!call.isSpecialCall()) refuse(call, "'new'", "things come from the game, not from rules");
            super.visitConstructorCallExpression(call);
        }

        @Override
        public void visitTryCatchFinally(TryCatchStatement statement) {
            refuse(statement, "'try'", "a failing rule is dropped as a whole");
            super.visitTryCatchFinally(statement);
        }

        @Override
        public void visitThrowStatement(ThrowStatement statement) {
            refuse(statement, "'throw'", "a failing rule is dropped as a whole");
            super.visitThrowStatement(statement);
        }

        @Override
        public void visitCastExpression(CastExpression cast) {
            if (cast.isCoerce()) refuse(cast, "'as'", "it may run code that nobody wrote");
            super.visitCastExpression(cast);
        }

        @Override
        public void visitVariableExpression(VariableExpression variable) {
            refuseName(variable, variable.getName(), NAMES);
        }

        @Override
        public void visitPropertyExpression(PropertyExpression property) {
            refuseName(property.getProperty(), property.getPropertyAsString(), NAMES);
            super.visitPropertyExpression(property);
        }

        @Override
        public void visitMethodCallExpression(MethodCallExpression call) {
            refuseName(call.getMethod(), call.getMethodAsString(), METHODS);
            super.visitMethodCallExpression(call);
        }

        @Override
        public void visitMethod(MethodNode method) {
            if (method.getLineNumber() > 0) refuseName(method, method.getName(), METHODS);
            super.visitMethod(method);
        }

        private void refuseName(ASTNode node, String name, Set<String> refused) {
            if (name != null && refused.contains(name)) refuse(node, "'" + name + "'", "it belongs to the language and not to the game");
        }

        @Override
        protected SourceUnit getSourceUnit() {
            return source;
        }
    }
}
