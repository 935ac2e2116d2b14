package kit

import groovy.transform.stc.ClosureParams
import mystics.kit.Workbench
import mystics.kit.scenario.Scenarios
import mystics.kit.scenario.Verdict
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.words.BaseWords
import mystics.mod.yaml.SchemaFiles
import mystics.kernel.Kernel
import mystics.rules.Verb
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** What modders look things up in is made of the code, and true. {@code -Dreference=write} writes it anew. */
class ReferenceSpec extends Specification {
    static final Path PROJECT = Path.of('..').toAbsolutePath().normalize()
    static final Path DOCS = PROJECT.resolve('docs/modding')
    static final Path EXAMPLES = DOCS.resolve('examples')
    static final boolean WRITE = System.getProperty('reference') == 'write'
    static final String STALE = 'is stale; mvn test -pl engine,base-game,mods -Dtest=ReferenceSpec ' +
            '-Dsurefire.failIfNoSpecifiedTests=false -Dreference=write makes it anew'

    @Shared Workbench bench = Workbench.at(EXAMPLES, [])
    @Shared SourceDocs sources = new SourceDocs(PROJECT.resolve('engine/src/main/java/mystics'))

    def "#page is what the code says today"() {
        given:
        def fresh = isFresh(PROJECT.resolve(page), text())

        expect:
        assert fresh: "$page $STALE"

        where:
        page                                                    | text
        'docs/modding/moments.md'                               | { new MomentsPage(sources, bench.library().catalog(), EXAMPLES).text() }
        'docs/modding/words.md'                                 | { new WordsPage(sources).text() }
        'docs/modding/files.md'                                 | { FilesPage.text() }
        'engine/src/main/resources/mystics/kit/mystics.gdsl'    | { new CompletionFile(sources).text() }
        'engine/src/main/resources/mystics/kit/words/vocabulary.txt' | { new VocabularyFile(sources).text() }
    }

    def "the page of the files of #kind is what their schema says today"() {
        given:
        def file = FilesPage.KINDS[kind]
        def page = DOCS.resolve("reference/${kind}.md")
        def example = Files.readString(PROJECT.resolve(file.example))
        def fresh = isFresh(page, new KindPage(kind).text(file.path, file.about, file.example, example))

        expect:
        assert fresh: "$page.fileName $STALE"

        where:
        kind << FilesPage.KINDS.keySet()
    }

    def "every kind of file has a page, and every key is explained"() {
        expect:
        FilesPage.KINDS.keySet() == SchemaFiles.KINDS as Set
        Files.list(DOCS.resolve('reference')).withCloseable { pages -> pages*.fileName*.toString() } as Set ==
                SchemaFiles.KINDS.collect { it + '.md' } as Set
        SchemaFiles.KINDS.collectMany { new KindPage(it).unexplained() } == []
    }

    def "every moment is put to the rules somewhere in the kernel, and has an example of its own with a scenario"() {
        given:
        def ids = Kernel.ofTheBook().moments().collect { MomentsPage.id(it) }

        expect:
        Kernel.ofTheBook().moments().findAll { !(it.simpleName in sources.asked.keySet()) } == []
        Kernel.ofTheBook().moments().findAll { moment -> !bench.library().rules()
                .any { it.source().mod() == 'moments' && it.source().id().endsWith('/' + MomentsPage.id(moment)) &&
                        it.moment() == moment } } == []
        Scenarios.files(bench.source()).collect { it - 'scenarios/' - '.yaml' } as Set == ids as Set
    }

    def "every moment, every field and every word is explained"() {
        expect:
        Kernel.ofTheBook().moments().findAll { !sources.types[it.simpleName].doc } == []
        Kernel.ofTheBook().moments().collectMany { moment -> sources.types[moment.simpleName].members.findAll { it.field && !it.doc }
                .collect { "${moment.simpleName}.${it.name}" } } == []
        WordsPage.SCRIPT.keySet().collectMany { type -> new WordsPage(sources).words(type).findAll { !it.doc }
                .collect { "${type}.${it.name}" } } == []
    }

    def "every example does what its scenario says"() {
        expect:
        unmet(scenarios(bench.library(), bench.source())) == []
    }

    def "no scenario of the examples holds without the rules it is about"() {
        given:
        def facts = bench.source().paths().findAll { !it.endsWith('.groovy') }
        def mute = ModSource.of('examples', facts.collectEntries { [it, bench.source().bytes(it)] })
        def base = bench.library().mods().take(1)
        def library = new Library(base + ModLoader.fresh().load(mute, new Library(base).rules().size()))

        expect:
        scenarios(library, mute).findAll { it.holds() }*.file() == []
    }

    def "the completion file can be read as IntelliJ IDEA reads it, and knows every word"() {
        given:
        def told = [] as Set
        def asked = []
        def shell = new GroovyShell(new Binding(
                context: { Map where -> where }, contributor: { where, Closure block -> block.call() },
                method: { Map it -> told << it.name }, property: { Map it -> told << it.name },
                scriptScope: { -> 'scripts' }, findClass: { String name -> Class.forName(name) }, delegatesTo: { asked << it }))

        when:
        shell.evaluate(new CompletionFile(sources).text())

        then:
        told == (WordsPage.SCRIPT.keySet().collectMany { type -> new WordsPage(sources).words(type)*.name } +
                Kernel.ofTheBook().moments()*.simpleName) as Set
        told.containsAll(['change', 'bearer', 'gainCheese', 'ability'])

        and: 'the class of all scripts tells the type of the moment that each verb hands to the body of a rule'
        asked == [BaseWords]
        Verb.values().every { verb -> BaseWords.methods.any { it.name == verb.name().toLowerCase() && it.parameterCount == 2 &&
                it.parameterTypes[0] == Class && it.parameters[1].annotations.any { it instanceof ClosureParams } } }
    }

    def "IntelliJ IDEA finds each type that the completion file names"() {
        given:
        def named = (new CompletionFile(sources).text() =~ /: '([a-zA-Z][\w.$<>]*)'/).collect { it[1] }
                .collectMany { it.tokenize('<>') }.findAll { it.contains('.') } as Set

        expect: 'a nested type has a dot before its name, as in source code'
        named.findAll { !isType(it) } == [] as Set
        named.containsAll(['mystics.rules.Figure', 'java.util.List'])
    }

    private static boolean isType(String name) {
        try {
            return Class.forName(name).canonicalName == name
        } catch (ClassNotFoundException gone) {
            int dot = name.lastIndexOf('.')
            return dot > 0 && name[dot - 1] != '.' && Character.isUpperCase(name.tokenize('.')[-2].charAt(0)) &&
                    Class.forName(name.substring(0, dot) + '$' + name.substring(dot + 1)).canonicalName == name
        }
    }

    private static boolean isFresh(Path page, String text) {
        if (WRITE) Files.createDirectories(page.parent)
        if (WRITE) Files.writeString(page, text)
        Files.readString(page) == text
    }

    private static List<Verdict> scenarios(Library library, ModSource source) {
        new Scenarios(library).run('moments', source)
    }

    private static List<String> unmet(List<Verdict> verdicts) {
        verdicts.collectMany { it.findings()*.toString() }
    }
}
