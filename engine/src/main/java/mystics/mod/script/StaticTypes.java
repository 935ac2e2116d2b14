package mystics.mod.script;

import static org.codehaus.groovy.transform.sc.StaticCompilationMetadataKeys.STATIC_COMPILE_NODE;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import mystics.mod.script.gate.TypeGate;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.classgen.GeneratorContext;
import org.codehaus.groovy.classgen.asm.WriterControllerFactory;
import org.codehaus.groovy.classgen.asm.sc.StaticTypesWriterControllerFactoryImpl;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.transformers.StaticCompilationTransformer;

/**
 * Compiles every script statically, as Groovy's own annotation would. No annotation is used, because a script could switch it off and
 * because the type gates run between checking and translation.
 */
record StaticTypes(CompilationUnit unit, List<TypeGate> gates, Function<ClassNode, ? extends Collection<String>> open, CompileTime time)
        implements CompilationUnit.IPrimaryClassNodeOperation {

    @Override
    public void call(SourceUnit source, GeneratorContext context, ClassNode script) {
        TypeWords visitor = new TypeWords(source, script, open, time);
        visitor.setCompilationUnit(unit);
        script.putNodeMetaData(WriterControllerFactory.class, new StaticTypesWriterControllerFactoryImpl());
        script.putNodeMetaData(STATIC_COMPILE_NODE, true);
        visitor.initialize();
        visitor.visitClass(script);
        visitor.performSecondPass();
        if (source.getErrorCollector().hasErrors()) return;
        gates.forEach(gate -> gate.check(source, script, visitor::typeOf));
        if (source.getErrorCollector().hasErrors()) return;
        new StaticCompilationTransformer(source, visitor).visitClass(script);
    }
}
