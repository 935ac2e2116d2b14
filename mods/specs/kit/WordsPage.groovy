package kit

import java.nio.file.Path

/** The page of all words a script may say, made of the sources. */
class WordsPage {
    /** The script's own classes, the nearest to everyday use first, with what their words are for. */
    static final Map<String, String> SCRIPT = [
            RuleScript: 'Rules and who carries them', TableWords: 'Looking at the table', MarkWords: 'Marks and notes',
            QuestionWords: 'Asking and rolling', TellingWords: 'Refusing, replacing, telling', CombatWords: 'Fighting and moving',
            CardWords: 'Cards and cheese', MemoryWords: 'What the campaign remembers', RosterWords: 'Heroes who come and go',
                    StoryWords: 'Goals, the wheel and the track', OfferWords: 'Offering', BaseWords: 'Abilities, items, reactions']
    static final Map<String, String> PIECES = [
            Figure: 'A figure: hero or minion', Space: 'A space', RoomInPlay: 'A room', CardInPlay: 'A card', Dice: 'Dice',
                    Tally: 'A number with its reasons', Strike: 'An attack', TrackCard: 'A card of the track']
    /** For the loader, not for scripts. */
    static final Set<String> INTERNAL = ['sheet', 'body'] as Set

    private static final Path ALLOWED = Path.of('../engine/src/main/resources/mystics/mod/script/allow/game.txt')

    final SourceDocs docs
    /** For each type the names of the members that scripts may use. */
    final Map<String, Set<String>> open = [:].withDefault { [] as Set }

    WordsPage(SourceDocs docs) {
        this.docs = docs
        String type = ''
        ALLOWED.toFile().eachLine('UTF-8') { line ->
            if (line ==~ /(named|met|words) .*/) type = line.tokenize(' .').last()
            if (line.startsWith(' ')) open[type] << line.trim().replaceFirst(/\W.*/, '')
        }
    }

    List<SourceDocs.Member> words(String type) {
        docs.types[type].members.findAll { member ->
            def names = member.property ? ['get', 'is'].collect { it + member.name.capitalize() } : [member.name]
            !(member.name in INTERNAL) && names.any { it in open[type] }
        }
    }

    String text() {
        def text = new StringBuilder(HEAD)
        text << '\n## Words of a script\n'
        SCRIPT.each { type, title -> text << table(type, title) }
        text << '\n## What pieces can tell\n'
        PIECES.each { type, title -> text << table(type, title) }
        text.toString()
    }

    private String table(String type, String title) {
        "\n### $title\n\n| | |\n| --- | --- |\n" + words(type).collect { "| `${it.shown}` | ${meaning(it)} |\n" }.join('')
    }

    private static String meaning(SourceDocs.Member member) {
        def type = member.type in ['void', 'T'] ? '' : member.type == 'boolean' ? 'yes or no' : "`${member.type}`"
        [member.doc, type].findAll().join(' · ').replace('|', '\\|')
    }

    private static final String HEAD = '''\
# The words

This page lists the words that the body of a rule can use, and the properties of the pieces that the rule meets. A word listed without brackets is written without brackets: `bearer`,
`heroes`, `page`.
A last argument in braces is a block: `replace { heal bearer, 1 }`. The moments at which rules speak are in [moments.md](moments.md).

This page is generated from the engine's sources.
'''
}
