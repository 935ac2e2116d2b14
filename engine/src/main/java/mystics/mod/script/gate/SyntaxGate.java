package mystics.mod.script.gate;

import java.util.List;
import java.util.Set;
import mystics.mod.script.allow.ScriptMistake;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.AnnotatedNode;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.control.SourceUnit;
import org.objectweb.asm.Opcodes;

/**
 * Refuses the parts of the language for which a rule has no use. The gate works before names are looked up, and before anything in the mod
 * could act during compilation. The gate refuses every form that it does not know, so new forms in later versions of Groovy stay closed
 * until somebody opens them.
 *
 * @param taken names of methods that every script already has
 */
public record SyntaxGate(Set<String> taken) implements SourceGate {

    @Override
    public void check(SourceUnit source, ModuleNode module) {
        Objections objections = new Objections(source, "script-syntax");
        if (module.getPackage() != null) {
            objections.refuse(module.getPackage(), "a package line", "the path of a script says where it belongs", "Delete it.");
        }
        List.of(module.getImports(), module.getStarImports(), module.getStaticImports().values(), module.getStaticStarImports().values())
                .forEach(imports -> imports.forEach(
                        line -> objections.refuse(line, "an import", "everything a rule may use is known by its simple name",
                                "Delete it.")));
        for (ClassNode type : module.getClasses()) {
            if (type.isScript()) script(type, objections);
            else objections.refuse(type, "a class of its own", "rules consist of the words that the game offers", "Delete it.");
        }
    }

    private void script(ClassNode script, Objections objections) {
        annotations(script, objections);
        script.getFields()
                .forEach(field -> objections.refuse(field, "a field", "a value that lasts is kept on the table",
                        "Keep it as a mark or a note."));
        SyntaxWalk walk = new SyntaxWalk(objections);
        for (MethodNode method : script.getMethods()) {
            if (method.getLineNumber() > 0 && !method.isScriptBody()) signature(method, walk, objections);
            if (method.getCode() != null) walk.body(method.getCode());
        }
    }

    private void signature(MethodNode method, SyntaxWalk walk, Objections objections) {
        annotations(method, objections);
        walk.name(method, method.getName());
        walk.type(method, method.getReturnType());
        if (taken.contains(method.getName())) {
            objections.refuse(method, "'" + method.getName() + "' for a method of one's own", "it is the name of something every rule has",
                    "Give it another name.");
        }
        if (method.getModifiers() != Opcodes.ACC_PUBLIC) {
            objections.refuse(method, "a modifier", "a method of a script is for this script alone", "Delete it.");
        }
        if (method.getExceptions().length > 0) objections.refuse(method, "'throws'", "a failing rule is dropped as a whole", "Delete it.");
        if (method.getGenericsTypes() != null) {
            objections.refuse(method, "a type parameter", "a method of a script has its own types", "Write the type itself.");
        }
        for (Parameter parameter : method.getParameters()) walk.parameter(parameter);
    }

    static void annotations(AnnotatedNode node, Objections objections) {
        for (AnnotationNode annotation : node.getAnnotations()) {
            if (annotation.getLineNumber() > 0) {
                objections.refuse(annotation, "an annotation", "it would act while the mod is compiled", "Delete it.");
            }
        }
    }

    /** Receives a gate's objections to a script. */
    record Objections(SourceUnit source, String code) {

        void refuse(ASTNode node, String what, String why, String fix) {
            say(node, what + " is not used in rules", why, fix);
        }

        void say(ASTNode node, String sentence, String why, String fix) {
            source.getErrorCollector().addErrorAndContinue(new ScriptMistake(node, code, sentence, why, fix), source);
        }
    }
}
