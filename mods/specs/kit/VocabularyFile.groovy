package kit

import mystics.kernel.Kernel
import mystics.mod.load.Vocabulary
import mystics.rules.Verb

/** The words of scripts as the editor completes them: the same sources as the pages of words and moments, one member a line. */
class VocabularyFile {
    private static final List<String> PIECES = ['Figure', 'Space', 'RoomInPlay', 'CardInPlay', 'Dice', 'Tally', 'Strike', 'TrackCard',
            'ExitInPlay', 'Option']

    final SourceDocs docs
    /** For each type the names of the members that scripts may use. */
    final Map<String, Set<String>> open = [:].withDefault { [] as Set }

    VocabularyFile(SourceDocs docs) {
        this.docs = docs
        Vocabulary.api().allowed().members().each { open[it.owner().tokenize('/').last()] << it.name() }
    }

    String text() {
        def text = new StringBuilder(HEAD)
        WordsPage.SCRIPT.keySet().each { text << "words $it\n" << lines(new WordsPage(docs).words(it)) }
        Kernel.ofTheBook().moments().each { moment ->
            def verbs = Verb.at(moment).collect { it.name().toLowerCase(Locale.ROOT) }.join(',')
            text << "moment $moment.simpleName $verbs -- ${docs.types[moment.simpleName].doc}\n"
            text << family(moment.simpleName).collect { type -> lines(docs.types[type].members.findAll { isOpen(type, it) }) }.join('')
        }
        PIECES.each { type ->
            text << "type $type -- ${docs.types[type].doc}\n" << lines(docs.types[type].members.findAll { isOpen(type, it) })
        }
        text << LANGUAGE
        text.toString()
    }

    /** A moment and those it extends, but for what every moment is. */
    private List<String> family(String moment) {
        moment == 'Moment' || !docs.types[moment] ? [] : [moment] + family(docs.types[moment].parent)
    }

    private boolean isOpen(String type, SourceDocs.Member member) {
        ['', 'get', 'is', 'has'].any { (it ? it + member.name.capitalize() : member.name) in open[type] }
    }

    private static String lines(List<SourceDocs.Member> members) {
        members.collect {
            String only = it.only ? " only $it.only" : ''
            "  ${kind(it)} $it.name ${VocabularyFile.type(it.type, it.names)} ${VocabularyFile.parameters(it)}$only -- $it.doc\n"
        }.join('')
    }

    private static String kind(SourceDocs.Member member) {
        member.field || member.property ? 'property' : 'method'
    }

    private static String parameters(SourceDocs.Member member) {
        def all = (0..<member.parameters.size()).collect {
            member.parameters[it][0] + ':' + VocabularyFile.type(member.parameters[it][1], member.namedBy[it])
        }
        "(${all.join(',')})"
    }

    private static String type(String written, String names) {
        written.replaceAll(/@\w+\([^)]*\) ?/, '').replaceAll(/Closure<.*>/, 'Closure').replaceAll(/Class<.*>/, 'Class').replace(' ', '') +
                (names ? "@$names" : '')
    }

    /** What rules use most of Groovy; E stands for what is in the list. */
    static final String LANGUAGE = '''\
type List -- Several things, one after the other.
  method each void (deed:Closure) -- Does what stands in braces for each of them.
  method findAll List<E> (condition:Closure) -- Those for which the condition in braces holds.
  method find E (condition:Closure) -- The first for which the condition in braces holds; nothing if there is none.
  method any boolean (condition:Closure) -- Whether the condition in braces holds for one of them at least.
  method every boolean (condition:Closure) -- Whether the condition in braces holds for all of them.
  method collect List<Object> (value:Closure) -- What the braces make of each of them.
  method count int (condition:Closure) -- For how many of them the condition in braces holds.
  method first E () -- The first of them; there must be one.
  method last E () -- The last of them; there must be one.
  method size int () -- How many there are.
  method isEmpty boolean () -- Whether there are none.
  method contains boolean (one:E) -- Whether something is among them.
  method min E (value:Closure) -- The one for which the value in braces is the lowest.
  method max E (value:Closure) -- The one for which the value in braces is the highest.
  method sort List<E> (value:Closure) -- All of them, the one with the lowest value in braces first.
  method take List<E> (number:int) -- So many of them from the beginning.
'''

    private static final String HEAD = '''\
# What scripts may say, for completion. Made of the engine's sources by ReferenceSpec: -Dreference=write writes it anew.
'''
}
