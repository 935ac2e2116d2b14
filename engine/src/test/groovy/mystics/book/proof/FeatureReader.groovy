package mystics.book.proof

import static org.codehaus.groovy.control.Phases.CONVERSION

import java.nio.file.Files
import java.nio.file.Path

import org.codehaus.groovy.ast.AnnotatedNode
import org.codehaus.groovy.ast.ClassNode
import org.codehaus.groovy.ast.MethodNode
import org.codehaus.groovy.ast.stmt.BlockStatement
import org.codehaus.groovy.control.CompilationUnit

/**
 * The features of specs, read from their sources by Groovy's own parser. A feature is a method with something below
 * {@code expect:} or {@code then:}; one that is put off, or runs only sometimes, is none.
 */
class FeatureReader {
    static final Set<String> DEMANDS = ['expect', 'then']
    /** Labels that stand on one statement with a demand's own only if nothing was written below the demand. */
    static final Set<String> OTHER_BLOCKS = ['when', 'cleanup', 'where']
    static final Set<String> PUT_OFF = ['Ignore', 'IgnoreIf', 'IgnoreRest', 'Requires', 'PendingFeature', 'PendingFeatureIf', 'Disabled']

    /** The features of every spec in a project: each {@code *Spec.groovy} outside of what builds leave behind. */
    static List<Feature> ofProject(Path project) {
        def sources = Files.walk(project).withCloseable { paths ->
            paths.filter { it.fileName.toString().endsWith('Spec.groovy') && !project.relativize(it).any { part -> "$part" == 'target' } }
                .sorted().toList()
        }
        read { unit -> sources.each { unit.addSource(it.toFile()) } }
    }

    /** The features of one source. */
    static List<Feature> ofText(String source) {
        read { unit -> unit.addSource('Text.groovy', source) }
    }

    private static List<Feature> read(@DelegatesTo(CompilationUnit) Closure fill) {
        def unit = new CompilationUnit()
        fill(unit)
        unit.compile(CONVERSION)
        unit.AST.classes.findAll { !putOff(it) }.collectMany { ClassNode spec ->
            spec.methods.findAll { demands(it) && !putOff(it) }.collect { new Feature(spec.nameWithoutPackage, it.name) }
        }
    }

    private static boolean demands(MethodNode method) {
        def statements = method.code instanceof BlockStatement ? ((BlockStatement) method.code).statements : []
        statements*.statementLabels.any { labels -> labels?.any { it in DEMANDS } && !labels.any { it in OTHER_BLOCKS } }
    }

    private static boolean putOff(AnnotatedNode node) {
        node.annotations.any { it.classNode.nameWithoutPackage in PUT_OFF }
    }
}
