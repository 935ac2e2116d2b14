package mystics.mod.script.weave;

import static org.objectweb.asm.Opcodes.ACC_ABSTRACT;
import static org.objectweb.asm.Opcodes.ACC_NATIVE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNCHRONIZED;

import groovy.lang.Closure;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Refuses classes whose shape differs from the one that the compiler gives to scripts and their closures. */
final class ShapeGate implements ByteGate {
    private static final String CLOSURE = "groovy/lang/Closure";
    private static final Set<String> CLOSURE_INTERFACES = Set.of("org/codehaus/groovy/runtime/GeneratedClosure");
    private static final Set<String> OWN_CLOSURE_METHODS = Set.of("doCall", "call");
    private static final int STRANGE_CLASS = Opcodes.ACC_INTERFACE | ACC_ABSTRACT | Opcodes.ACC_ANNOTATION | Opcodes.ACC_ENUM
            | Opcodes.ACC_RECORD | Opcodes.ACC_MODULE;

    private final String base;
    private final Set<String> ofScripts = new HashSet<>();
    private final Set<String> ofClosures = new HashSet<>();

    ShapeGate(Class<?> base) {
        this.base = base.getName().replace('.', '/');
        gather(base, ofScripts);
        gather(Closure.class, ofClosures);
        ofScripts.remove("run");
        ofClosures.removeAll(OWN_CLOSURE_METHODS);
    }

    private static void gather(Class<?> type, Set<String> names) {
        if (type == null) return;
        Stream.of(type.getDeclaredMethods()).map(Method::getName).forEach(names::add);
        gather(type.getSuperclass(), names);
        Stream.of(type.getInterfaces()).forEach(each -> gather(each, names));
    }

    @Override
    public List<Finding> check(Place script, ClassNode type, OwnClasses own) {
        List<String> objections = new ArrayList<>();
        type(type, objections);
        type.fields.forEach(field -> field(type, field, objections));
        type.methods.forEach(method -> method(type, method, objections));
        return objections.stream()
                .map(objection -> Finding.error("class-file", script, "its compiled form is not as the compiler makes it: " + objection)
                        .fix("Write this part of the script in a simpler way."))
                .toList();
    }

    private void type(ClassNode type, List<String> objections) {
        boolean script = OwnClasses.isScript(type.name);
        if (!type.superName.equals(script ? base : CLOSURE)) objections.add("it extends " + type.superName);
        if (!(script ? Set.of() : CLOSURE_INTERFACES).containsAll(type.interfaces)) objections.add("it implements " + type.interfaces);
        if ((type.access & STRANGE_CLASS) != 0 || type.module != null || type.recordComponents != null
                || type.permittedSubclasses != null) {
            objections.add("it is no plain class");
        }
        if (type.version != Opcodes.V17) objections.add("it is of another version");
        if (type.attrs != null) objections.add("it has an attribute nobody knows");
        annotations(type.visibleAnnotations, objections);
        annotations(type.invisibleAnnotations, objections);
    }

    private static void annotations(List<AnnotationNode> annotations, List<String> objections) {
        if (annotations != null) {
            annotations.stream().filter(each -> !each.desc.equals("Lgroovy/transform/Generated;"))
                    .forEach(each -> objections.add("it is annotated"));
        }
    }

    /** Checks a field. Fields hold the captured values of closures and nothing else; a script has no fields. */
    private static void field(ClassNode type, FieldNode field, List<String> objections) {
        if (OwnClasses.isScript(type.name) || field.name.contains("$")) objections.add("the field " + field.name);
        if ((field.access & ACC_STATIC) != 0) objections.add("the static field " + field.name);
        annotations(field.visibleAnnotations, objections);
    }

    private void method(ClassNode type, MethodNode method, List<String> objections) {
        if ((method.access & (ACC_NATIVE | ACC_SYNCHRONIZED | ACC_ABSTRACT)) != 0) objections.add("the kind of the method " + method.name);
        if ((method.access & ACC_STATIC) != 0) objections.add("the static method " + method.name);
        Set<String> taken = OwnClasses.isScript(type.name) ? ofScripts : ofClosures;
        if (taken.contains(method.name) || method.name.contains("$")) objections.add("the method " + method.name);
        if (!method.tryCatchBlocks.isEmpty()) objections.add("it catches something");
        annotations(method.visibleAnnotations, objections);
        annotations(method.invisibleAnnotations, objections);
    }
}
