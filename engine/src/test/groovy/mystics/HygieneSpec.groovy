package mystics

import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** If it has a name in the box, it is content: no such name occurs in Java. */
class HygieneSpec extends Specification {
    /** Words of the field that happen to be ids of content too. */
    static final Set<String> FIELD_WORDS = ['cheese', 'passage', 'hidden', 'led', 'lure', 'slowed', 'inspired', 'paw'] as Set
    /** Reviewed: the dependency tool of Groovy, which is switched off there. */
    static final Set<String> EXCEPTIONS = ['ScriptCompiler.java: grape'] as Set
    static final List<String> FOLDERS = ['heroes', 'minions', 'figures', 'marks', 'tiles', 'chapters']

    @Shared Path project = Path.of('..').toAbsolutePath().normalize()

    def "no name from the box occurs in the Java of #module"() {
        given:
        def names = FOLDERS.collectMany { folder -> ids(folder) } - FIELD_WORDS
        def words = names.collectMany { String id -> [id, camel(id)] }.toSet()

        when:
        def found = sources(module).collectMany { Path file ->
            def text = Files.readString(file).split(/[^A-Za-z-]+/) as Set
            def parts = text.collectMany { it.split(/(?<=[a-z])(?=[A-Z])/).toList() }*.toLowerCase() as Set
            (words.findAll { it in text } + words.findAll { it in parts }).collect { "${file.fileName}: $it" }
        }

        then:
        names.size() > 40
        found.toSet() - EXCEPTIONS == [] as Set

        where:
        module << ['engine', 'engine/bench', 'editor']
    }

    def "no source file of #module is over 14 kB"() {
        when:
        def found = sources(module).findAll { Files.size(it) > 14_000 }*.fileName*.toString()

        then:
        found == []

        where:
        module << ['engine', 'engine/bench', 'editor']
    }

    def "no two classes of the program and its specs share a name"() {
        given:
        def names = ['engine', 'editor', 'base-game/specs', 'mods/specs'].collectMany { folder ->
            Files.walk(project.resolve(folder)).withCloseable { files ->
                files.findAll { it.toString() ==~ '.*/(src|specs)/.*[.](java|groovy)' && !it.toString().contains('/target/') }
                        *.fileName*.toString()
            }
        }*.replaceAll('[.].*', '')

        expect:
        names.size() > 1500
        names.countBy { it }.findAll { it.value > 1 }.keySet() - ['package-info'] == [] as Set
    }

    def "a body in the Java of #module stands on its header's line without braces, or on lines of its own with braces"() {
        when:
        def found = sources(module).collectMany { file ->
            Braces.broken(Files.readString(file)).collect { "${file.fileName}:$it" }
        }

        then:
        found == []

        where:
        module << ['engine', 'engine/bench', 'editor']
    }

    def "no line in the Java of #module is longer than 140 characters"() {
        when:
        def found = sources(module).collectMany { file ->
            Files.readAllLines(file).withIndex(1).findAll { line, number -> line.length() > 140 }
                    .collect { line, number -> "${file.fileName}:$number" }
        }

        then:
        found == []

        where:
        module << ['engine', 'engine/bench', 'editor']
    }

    def "no import in the Java of #module is unused"() {
        when:
        def found = sources(module).collectMany { file ->
            def lines = Files.readAllLines(file).split { it.startsWith('import ') }
            lines[0].collect { it.tokenize(' .;').last() }.findAll { name -> lines[1].every { !(it =~ /\b$name\b/) } }
                    .collect { "${file.fileName}: $it" }
        }

        then:
        found == []

        where:
        module << ['engine', 'engine/bench', 'editor']
    }

    def "no line in the Groovy of #folder is longer than 140 characters, but for rows of tables and texts in triple quotes"() {
        when:
        def found = groovy(folder).collectMany { file ->
            LongLines.inGroovy(Files.readString(file)).collect { "${file.fileName}:$it" }
        }

        then:
        found == []

        where:
        folder << ['engine', 'base-game', 'mods', 'editor', 'docs']
    }

    def "no Groovy file of #folder is over 14 kB"() {
        when:
        def found = groovy(folder).findAll { Files.size(it) > 14_000 }*.fileName*.toString()

        then:
        found == []

        where:
        folder << ['engine', 'base-game', 'mods', 'editor', 'docs']
    }

    def "the rule of long lines finds #what"() {
        expect:
        LongLines.inGroovy(text) == found

        where:
        what                       | found || text
        'a line of 141 characters' | [2]   || "a()\n${'b' * 141}\n${'c' * 140}"
        'no row of a table'        | []    || "'${'a' * 140}' | 1 || 2"
        'no text in triple quotes' | []    || "a = \'\'\'\n${'b' * 141}\n\'\'\'"
        'a line after such a text' | [4]   || "a = \'\'\'\nb\n\'\'\'\n${'b' * 141}"
    }

    def "the rule of braces finds #what"() {
        expect:
        Braces.broken(text) == found

        where:
        what                           | found || text
        'nothing on one line'          | []    || 'if (a("(")) return;'
        'nothing in braces'            | []    || 'for (int a : b) {\n  c();\n}'
        'nothing under a long header'  | []    || 'if (a\n    && b) {\n  c();\n} else {\n  d();\n}'
        'nothing after do'             | []    || 'do {\n  a();\n} while (b);'
        'a bare body on its own line'  | [1]   || 'if (a)\n  b();'
        'one under a long header'      | [2]   || 'x();\nwhile (a\n    && b)\n  c();'
        'a bare body of two lines'     | [1]   || 'if (a) b(c,\n    d);'
        'braces on one line'           | [1]   || 'if (a) { b(); }'
        'a bare else on its own line'  | [3]   || 'if (a) {\n  b();\n} else\n  c();'
        'a bare arm beside braces'     | [3]   || 'if (a) {\n  b();\n} else c();'
        'braces beside a bare arm'     | [2]   || 'if (a) b();\nelse {\n  c();\n}'
    }

    def "nothing else lies at the top"() {
        expect:
        Files.list(project).withCloseable { it.toList() }.findAll { !Files.isHidden(it) }*.fileName*.toString()
                .toSet() - ['target', 'pictures'] ==
                ['engine', 'mods', 'base-game', 'editor', 'docs', 'README.md', 'pom.xml'] as Set
    }

    def "no two decisions share a number, and each says its own"() {
        given:
        def decisions = Files.list(project.resolve('docs/decisions')).withCloseable { it.toList() }
                .findAll { it.fileName.toString() ==~ /\d{4}-.*\.md/ }

        expect:
        decisions.size() > 20
        decisions.collect { it.fileName.toString().take(4) }.countBy { it }.findAll { it.value > 1 }.isEmpty()
        decisions.every { Files.readAllLines(it)[0].startsWith("# ${it.fileName.toString().take(4) as int}.") }
    }

    private List<String> ids(String folder) {
        Files.list(project.resolve('base-game').resolve(folder)).withCloseable { files ->
            files.collect { it.fileName.toString() }.findAll { it.endsWith('.yaml') }.collect { it - '.yaml' }
        }
    }

    private List<Path> sources(String module) {
        Files.walk(project.resolve(module).resolve('src/main/java'))
                .withCloseable { files -> files.findAll { it.toString().endsWith('.java') } }
    }

    private List<Path> groovy(String folder) {
        Files.walk(project.resolve(folder)).withCloseable { files ->
            files.findAll { it.toString().endsWith('.groovy') && !it.toString().contains('/target/') }
        }
    }

    private static String camel(String id) {
        id.split('-').collect { it.capitalize() }.join('').uncapitalize()
    }
}
