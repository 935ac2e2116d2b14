package kit

import mystics.kernel.Kernel
import mystics.mod.load.Vocabulary
import mystics.mod.script.allow.AllowList

/** What IntelliJ IDEA reads to complete the words of a script: a GDSL file, made of the sources. */
class CompletionFile {
    final SourceDocs docs

    CompletionFile(SourceDocs docs) {
        this.docs = docs
    }

    String text() {
        def text = new StringBuilder(HEAD)
        WordsPage.SCRIPT.keySet().each { type ->
            new WordsPage(docs).words(type).each { text << '    ' << line(it) << '\n' }
        }
        Kernel.ofTheBook().moments().each { moment ->
            def doc = quoted(docs.types[moment.simpleName].doc)
            text << "    property name: '$moment.simpleName', type: 'java.lang.Class<$moment.canonicalName>', doc: $doc\n"
        }
        text << TAIL
        text.toString()
    }

    private static String line(SourceDocs.Member member) {
        def doc = quoted(member.doc)
        if (member.property) return "property name: '${member.name}', type: '${type(member.type)}', doc: $doc"
        def params = member.parameters.collect { name, type -> "$name: '${CompletionFile.type(type)}'" }.join(', ')
        "method name: '${member.name}', type: '${type(member.type)}', params: [${params ?: ':'}], doc: $doc"
    }

    private static String quoted(String text) {
        "'" + text.replace('\\', '\\\\').replace("'", "\\'") + "'"
    }

    /** The full names of the types of the game that scripts meet. */
    private static final Map<String, String> HOMES = ['NAMED', 'MET'].collectMany { standing ->
        Vocabulary.api().allowed().types(AllowList.Standing.valueOf(standing)).findAll { it.startsWith('mystics/') }
    }.collectEntries { [it.tokenize('/$').last(), it.replace('/', '.').replace('$', '.')] }

    /** A type as an editor looks it up: those of the engine by their full names, type variables as objects. */
    private static String type(String written) {
        def plain = written.replaceAll(/@\w+\([^)]*\) /, '').replaceAll(/<.*>/, '')
        if (HOMES[plain.tokenize('.').last()]) return HOMES[plain.tokenize('.').last()]
        switch (plain) {
            case ['T', 'M']: return 'java.lang.Object'
            case ['List', 'Map']: return "java.util.$plain"
            case ['String', 'Class', 'Object']: return "java.lang.$plain"
            case 'Closure': return 'groovy.lang.Closure'
            default: plain
        }
    }

    private static final String HEAD = '''\
// Completion for the rules of a mod in IntelliJ IDEA. Made of the engine's sources; the command `schemas` writes it beside the schemas.
contributor(context(filetypes: ['groovy'])) {
'''

    private static final String TAIL = '''\
}

// With the jar of the program on the class path of the project, the body of a rule knows the type and the members of its moment.
contributor(context(filetypes: ['groovy'], scope: scriptScope())) {
    def words = findClass('mystics.mod.words.BaseWords')
    if (words) delegatesTo(words)
}
'''
}
