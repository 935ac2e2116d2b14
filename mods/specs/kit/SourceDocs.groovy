package kit

import com.sun.source.tree.ClassTree
import com.sun.source.tree.CompilationUnitTree
import com.sun.source.tree.IdentifierTree
import com.sun.source.tree.MemberSelectTree
import com.sun.source.tree.MethodInvocationTree
import com.sun.source.tree.MethodTree
import com.sun.source.tree.ModifiersTree
import com.sun.source.tree.NewClassTree
import com.sun.source.tree.VariableTree
import com.sun.source.util.DocTrees
import com.sun.source.util.JavacTask
import com.sun.source.util.TreePath
import com.sun.source.util.TreePathScanner

import javax.lang.model.element.Modifier
import javax.tools.ToolProvider
import java.nio.file.Files
import java.nio.file.Path

/**
 * What the sources of the engine say about themselves: types, also moments declared within another class, their public
 * members with their Javadoc, and how each moment is put to the rules.
 */
class SourceDocs {
    /** A public member of a type; a property when a script can say it without brackets. */
    static class Member {
        String name
        String type
        String params = ''
        List<List<String>> parameters = []
        String doc = ''
        boolean field
        boolean property
        /** What the text that it is names; empty if it names nothing. For each parameter what its text names. */
        String names = ''
        List<String> namedBy = []
        /** The verb and the moment within which it belongs; empty for everywhere. */
        String only = ''

        String getShown() { property || field ? name : "$name($params)" }
    }

    static class Type {
        String name
        String parent
        String doc = ''
        List<Member> members = []
    }

    final Map<String, Type> types = [:]
    /** For each moment the ways in which the kernel asks: happen, allowed, ask. */
    final Map<String, Set<String>> asked = [:].withDefault { [] as TreeSet }

    SourceDocs(Path root) {
        def compiler = ToolProvider.systemJavaCompiler
        def files = compiler.getStandardFileManager(null, null, null)
        def sources = Files.walk(root).withCloseable { it.findAll { file -> file.toString().endsWith('.java') }.sort() }
        def task = compiler.getTask(new StringWriter(), files, null, ['-proc:none'], null,
                files.getJavaFileObjectsFromPaths(sources)) as JavacTask
        def trees = DocTrees.instance(task)
        task.parse().each { unit -> new Reader(this, unit, trees).scan(unit, null) }
    }

    /** The members of a moment, its own first, then those it shares with others of its family; what every moment has is for the engine. */
    List<Member> members(String moment) {
        def type = types[moment]
        type == null || moment == 'Moment' ? [] : type.members + members(type.parent)
    }

    /** A comment as Markdown, without its tags for parameters. */
    static String markdown(String comment) {
        if (comment == null) return ''
        comment.split(/\n\s*@/)[0].replaceAll(/\{@(?:code|link)\s+#?((?:[^{}]|\{[^{}]*\})*)\}/, '`$1`').replaceAll(/<p>/,
                '').replaceAll(/\s+/, ' ').trim()
    }

    private static class Reader extends TreePathScanner<Void, Void> {
        final SourceDocs docs
        final CompilationUnitTree unit
        final DocTrees trees
        final Map<String, String> variables = [:]

        Reader(SourceDocs docs, CompilationUnitTree unit, DocTrees trees) {
            this.docs = docs
            this.unit = unit
            this.trees = trees
        }

        @Override
        Void visitClass(ClassTree tree, Void nothing) {
            if (currentPath.parentPath.leaf.is(unit) || tree.extendsClause != null && Modifier.PUBLIC in tree.modifiers.flags) {
                def type = new Type(name: tree.simpleName.toString(), parent: tree.extendsClause?.toString(), doc: doc(currentPath))
                docs.types[type.name] = type
                tree.members.each { member -> read(type, member, new TreePath(currentPath, member)) }
            }
            super.visitClass(tree, nothing)
        }

        private void read(Type type, Object member, TreePath path) {
            if (member instanceof VariableTree && Modifier.PUBLIC in member.modifiers.flags &&
                    !(Modifier.STATIC in member.modifiers.flags)) {
                type.members << new Member(name: member.name.toString(), type: member.type.toString(), doc: doc(path), field: true,
                        names: names(member.modifiers))
            }
            if (member instanceof MethodTree && member.returnType != null && Modifier.PUBLIC in member.modifiers.flags &&
                    !(Modifier.STATIC in member.modifiers.flags)
                    && !member.modifiers.annotations.any { it.annotationType.toString() == 'Override' }) {
                type.members << method(member, doc(path))
            }
        }

        private static Member method(MethodTree tree, String doc) {
            def name = tree.name.toString()
            def bare = tree.parameters.empty
            def property = bare && (name ==~ /get[A-Z].*/ || name ==~ /is[A-Z].*/)
            def shown = property ? name.replaceFirst(/^(get|is)/, '').uncapitalize() : name
            new Member(name: shown, type: tree.returnType.toString(), doc: doc, property: property,
                    params: tree.parameters*.name.join(', '), parameters: tree.parameters
                            .collect { [it.name.toString(), it.type.toString()] },
                    names: names(tree.modifiers), namedBy: tree.parameters.collect { names(it.modifiers) }, only: only(tree.modifiers))
        }

        private static String names(ModifiersTree modifiers) {
            def text = arguments(modifiers, 'Names')
            text.contains('under') ? '' : text.replaceAll(/(Names\.)?What\.|value = /, '')
        }

        private static String only(ModifiersTree modifiers) {
            arguments(modifiers, 'Only').replaceAll(/Verb\.|value = |at = |\.class|,/, '').toLowerCase(Locale.ROOT).replaceAll(/ .*/, '') +
                    arguments(modifiers, 'Only').replaceAll(/.*at = (\w+)\.class.*|.*/, ' $1').stripTrailing()
        }

        private static String arguments(ModifiersTree modifiers, String annotation) {
            modifiers.annotations.find { it.annotationType.toString() == annotation }?.arguments?.join(', ') ?: ''
        }

        private String doc(TreePath path) {
            markdown(trees.getDocComment(path))
        }

        @Override
        Void visitVariable(VariableTree tree, Void nothing) {
            variables[tree.name.toString()] = tree.type?.toString()
            super.visitVariable(tree, nothing)
        }

        @Override
        Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
            def target = call.methodSelect
            if (target instanceof MemberSelectTree && target.identifier.toString() in ['happen', 'happened', 'allowed', 'ask'] &&
                    target.expression.toString() in ['scene', 'scene()']) {
                docs.asked[moment(call.arguments[0])] << target.identifier.toString()
            }
            super.visitMethodInvocation(call, nothing)
        }

        /** The type of what is put to the rules: made on the spot, made by a method of its type, or kept in a variable. */
        private String moment(Object argument) {
            if (argument instanceof NewClassTree) return argument.identifier.toString()
            if (argument instanceof IdentifierTree) return variables[argument.name.toString()]
            if (argument instanceof MethodInvocationTree &&
                    argument.methodSelect instanceof MemberSelectTree) return argument.methodSelect.expression.toString()
            argument.toString()
        }
    }
}
