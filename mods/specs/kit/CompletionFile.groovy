package kit

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
        text << '}\n'
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

    private static final Map<String, String> HOMES = [Figure: 'rules', Space: 'rules', RoomInPlay: 'rules', CardInPlay: 'rules',
            Dice: 'rules', Tally: 'rules', Strike: 'phase.attack',
                                                      TrackCard: 'phase.round', Targets: 'phase.turn']

    /** A type as an editor looks it up: those of the engine by their full names, type variables as objects. */
    private static String type(String written) {
        def plain = written.replaceAll(/@\w+\([^)]*\) /, '').replaceAll(/<.*>/, '')
        if (HOMES[plain]) return "mystics.${HOMES[plain]}.$plain"
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
}
