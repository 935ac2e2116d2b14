package mystics.terminal.page

import mystics.choice.Sentence
import mystics.terminal.desk.TextStyle
import mystics.content.Catalog
import mystics.rules.Line
import spock.lang.Specification
import mystics.view.CardIndex
import mystics.view.Readers

class StoryPageSpec extends Specification {
    static final TextStyle NARROW = new TextStyle(48, TextStyle.ENDLESS, false, false)
    static final String PASSAGE = '''\
        The door was oak, as thick as a fist, and nobody had worried about the *gap* underneath.

        Pip: All here, all short. Where is the way out of this place?

        Nobody: is no hero, so this is narration.

        [In water a mouse stops.]'''.stripIndent()

    def "STORY-2: a passage has narration, voices with their names, and the rules in a box"() {
        expect:
        StoryPage.lines(PASSAGE, '', ['Pip', 'Rosa'], NARROW).join('\n') == '''
-- The story -----------------------------------

  The door was oak, as thick as a fist, and
  nobody had worried about the gap underneath.

    PIP  All here, all short. Where is the way
        out of this place?

  Nobody: is no hero, so this is narration.

  +------------------------------------------+
  |  In water a mouse stops.                 |
  +------------------------------------------+
'''
    }

    def "STORY-2: what the picture shows stands above the narration, in parentheses"() {
        expect:
        StoryPage.lines('It was dark.', 'A door, and a gap under it.', [], NARROW)[2..5] == ['', '  (A door, and a gap under it.)', '',
                '  It was dark.']
    }

    def "where two players gave their names, each voice says who reads it"() {
        given:
        def page = { Map<String, String> players ->
            StoryPage.lines(PASSAGE + '\n\nCrow: Caw.', '', ['Pip', 'Rosa', 'Crow'], new Readers(players), NARROW).join(' ')
        }

        expect:
        page([Pip: 'Ann', Rosa: 'Ben']).contains('PIP (Ann)  All here')
        page([Pip: 'Ann', Rosa: 'Ben']) =~ /CROW \((Ann|Ben)\)  Caw/
        page([Pip: 'Ann']).contains('PIP  All here')
    }

    def "fine characters where the desk can show them, and weight where it has colours"() {
        when:
        def page = StoryPage.lines('A *big deal* here.', '', [], new TextStyle(48, TextStyle.ENDLESS, true, true)).join('\n')

        then:
        page.contains('── The story ──')
        page.contains('\u001b[3mbig\u001b[0m \u001b[3mdeal\u001b[0m here.')
    }

    def "a walk of several spaces is one line of the log, and each line names its rule"() {
        given:
        def step = { String who, String to -> new Line(Sentence.of('{mover} moves to {space}', 'mover', who, 'space', to), 'MOVE-2') }
        def log = [step('Pip', 'b2'), step('Pip', 'b3'), step('Rosa', 'b3'), new Line(Sentence.of('It is quiet'), '')]

        expect:
        LogPage.lines(log, new CardIndex(Catalog.of([])), NARROW) == [' - Pip moves to b2, b3  [MOVE-2]',
                ' - Rosa moves to b3  [MOVE-2]', ' - It is quiet']
    }

    def "text breaks between words, and codes of colours take no room"() {
        expect:
        Wrap.to('one two three four', 9) == ['one two', 'three', 'four']
        Wrap.to("\u001b[1mone\u001b[0m two three", 9) == ["\u001b[1mone\u001b[0m two", 'three']
        Wrap.hanging('one two three', 12, ' - ', '   ') == [' - one two', '   three']
        Wrap.items(['a = 1', 'b = 2', 'c = 3'], 16, ' ') == [' a = 1   b = 2', ' c = 3']
        Wrap.to('', 9) == []
    }
}
