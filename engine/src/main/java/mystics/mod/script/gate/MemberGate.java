package mystics.mod.script.gate;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import mystics.mod.finding.Nearest;
import mystics.mod.script.allow.AllowList;
import mystics.mod.script.allow.Members;
import mystics.mod.script.allow.Verbs;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.DynamicVariable;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ArrayExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ConstructorCallExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.MethodPointerExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.StaticMethodCallExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.classgen.asm.BytecodeHelper;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.stc.ExtensionMethodNode;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;

/**
 * Refuses every call, property, operator, cast and type constant that is not on the allow list. The compiler asks the gate once it knows
 * the type of each expression.
 */
public record MemberGate(AllowList allowed, AllowList.Family family) implements TypeGate {

    /**
     * The operators that compare values. All of them call one guarded comparison, and not the methods that are named after the operators.
     */
    private static final Set<String> COMPARISONS = Set.of("==", "!=", "<", "<=", ">", ">=", "<=>");

    @Override
    public void check(SourceUnit source, ClassNode script, Types types) {
        SyntaxGate.Objections objections = new SyntaxGate.Objections(source, "not-for-rules");
        new Walk(script, types, objections).visitClass(script);
        new RuleState(types, objections).visitClass(script);
        new WordPlaces(objections).visitClass(script);
        new Amounts(objections).visitClass(script);
    }

    private final class Walk extends ClassCodeVisitorSupport {
        private final ClassNode script;
        private final Types types;
        private final SyntaxGate.Objections objections;
        private final Set<Expression> welcome = Collections.newSetFromMap(new IdentityHashMap<>());

        Walk(ClassNode script, Types types, SyntaxGate.Objections objections) {
            this.script = script;
            this.types = types;
            this.objections = objections;
        }

        @Override
        public void visitMethodCallExpression(MethodCallExpression call) {
            MethodNode target = target(call, call.getMethodTarget());
            if (target == null) {
                objections.say(call, "nobody knows beforehand what '" + call.getMethodAsString() + "' calls",
                        "a rule may call only what is known when it is compiled", "Say the type of what it is called on.");
            } else {
                method(call.getMethod(), target, target.getName() + "(" + (target.getParameters().length == 0 ? "" : "...") + ")");
            }
            welcome.add(call.getObjectExpression());
            if (Verbs.NAMES.contains(call.getMethodAsString()) && call.getArguments() instanceof TupleExpression arguments
                    && !arguments.getExpressions().isEmpty()) {
                welcome.add(arguments.getExpression(0));
            }
            super.visitMethodCallExpression(call);
        }

        private MethodNode target(Expression expression, MethodNode known) {
            return known != null ? known : expression.getNodeMetaData(StaticTypesMarker.DIRECT_METHOD_CALL_TARGET);
        }

        private void method(ASTNode node, MethodNode target, String written) {
            MethodNode real = target instanceof ExtensionMethodNode extension ? extension.getExtensionMethodNode() : target;
            ClassNode owner = real.getDeclaringClass();
            if (owner.equals(script)) return;
            boolean open = allowed.inherited(Members.internal(owner), real.getName(), BytecodeHelper.getMethodDescriptor(real), family)
                    .filter(AllowList.Member::sources).isPresent();
            if (!open) {
                shut(node, written, target.getDeclaringClass());
            }
        }

        private void shut(ASTNode node, String what, ClassNode type) {
            String of = type.equals(ClassHelper.OBJECT_TYPE) ? "" : " of " + Members.owner(type);
            objections.say(node, "'" + what + "'" + of + " is not open to rules",
                    "rules use the words of the game and a few safe ones of the language",
                    remedy(what.replaceAll("\\(.*", ""), type));
        }

        private String remedy(String name, ClassNode type) {
            Set<String> open = allowed.names(Members.internal(type), family);
            return open.contains(name) || type.getName().startsWith("mystics.") && Members.all(type).contains(name)
                    ? "It may be new: then the list of words is to be written anew, see docs/modding/safety.md."
                    : Nearest.advice(name, open);
        }

        @Override
        public void visitPropertyExpression(PropertyExpression property) {
            property(property, false);
        }

        private void property(PropertyExpression property, boolean assigned) {
            Expression of = property.getObjectExpression();
            welcome.add(of);
            ClassNode type = of instanceof ClassExpression written ? written.getType() : types.of(of);
            boolean entryOfMap = type.equals(ClassHelper.MAP_TYPE) || type.implementsInterface(ClassHelper.MAP_TYPE);
            if (!entryOfMap && (assigned || !allowed.readable(Members.internal(type), property.getPropertyAsString(), family))) {
                shut(property.getProperty(), property.getPropertyAsString(), type);
            }
            of.visit(this);
        }

        @Override
        public void visitVariableExpression(VariableExpression variable) {
            boolean word = variable.getAccessedVariable() instanceof DynamicVariable
                    || variable.getAccessedVariable() instanceof org.codehaus.groovy.ast.PropertyNode;
            if (word && !allowed.readable(Members.internal(script.getSuperClass()), variable.getName(), family)) {
                objections.say(variable, "there is no word '" + variable.getName() + "'", "",
                        Nearest.advice(variable.getName(), allowed.names(Members.internal(script.getSuperClass()), family)));
            }
        }

        @Override
        public void visitBinaryExpression(BinaryExpression binary) {
            MethodNode target = target(binary, null);
            String sign = binary.getOperation().getText();
            if (target != null && !COMPARISONS.contains(sign)) method(binary, target, sign);
            if (binary.getOperation().getText().contains("instanceof")) welcome.add(binary.getRightExpression());
            if (binary.getOperation().getText().equals("[")) subscript(binary);
            boolean assigns = org.codehaus.groovy.syntax.Types.isAssignment(binary.getOperation().getType());
            if (sign.equals("=") && types.of(binary.getLeftExpression()).equals(ClassHelper.STRING_TYPE)) text(binary.getRightExpression());
            if (assigns && binary.getLeftExpression() instanceof PropertyExpression property) {
                property(property, true);
                binary.getRightExpression().visit(this);
            } else {
                super.visitBinaryExpression(binary);
            }
        }

        /** Checks a value that is assigned to a text variable. Groovy itself would turn any value into a text. */
        private void text(Expression value) {
            ClassNode type = types.of(value);
            if (!Set.of(ClassHelper.STRING_TYPE, ClassHelper.OBJECT_TYPE).contains(type)) {
                objections.say(value, "a text belongs here, but this is " + Members.owner(type), "",
                        "Write '' + before it to make a text of it.");
            }
        }

        private void subscript(BinaryExpression binary) {
            ClassNode type = types.of(binary.getLeftExpression());
            boolean indexed = Set.of(ClassHelper.MAP_TYPE, ClassHelper.LIST_TYPE).stream()
                    .anyMatch(each -> type.equals(each) || type.implementsInterface(each));
            if (!indexed) {
                objections.refuse(binary, "'[ ]' on " + Members.owner(type), "only lists and maps have it",
                        "Write .name for what a thing has.");
            }
        }

        @Override
        public void visitClassExpression(ClassExpression type) {
            if (!welcome.contains(type)) {
                objections.refuse(type, "a type as a value", "only the six verbs take one, first of all", "Delete it.");
            }
            if (!allowed.named(Members.internal(type.getType()))) {
                objections.refuse(type, "the type " + Members.name(type.getType()),
                        "rules use the words of the game and a few safe ones of the language", "Delete it.");
            }
        }

        @Override
        public void visitCastExpression(CastExpression cast) {
            ClassNode type = cast.getType();
            if (!ClassHelper.isPrimitiveType(type) && !allowed.named(Members.internal(type))) {
                objections.refuse(cast, "a cast to " + Members.name(type), "rules cast to types they may name", "Delete it.");
            }
            super.visitCastExpression(cast);
        }

        @Override
        public void visitConstructorCallExpression(ConstructorCallExpression call) {
            if (!call.isSpecialCall()) {
                objections.refuse(call, "'new'", "rules get their objects from the game and do not create them", "Delete it.");
            }
        }

        @Override
        public void visitStaticMethodCallExpression(StaticMethodCallExpression call) {
            objections.refuse(call, "a static call", "a rule may call only what is known when it is compiled", "Delete it.");
        }

        @Override
        public void visitArrayExpression(ArrayExpression array) {
            objections.refuse(array, "an array", "several things are a list", "Write [1, 2].");
        }

        @Override
        public void visitMethodPointerExpression(MethodPointerExpression pointer) {
            objections.refuse(pointer, "a reference to a method", "blocks do the same", "Write { it.name() }.");
        }

        @Override
        protected SourceUnit getSourceUnit() {
            return objections.source();
        }
    }
}
