package mystics.editor.play.ask

import mystics.choice.Sentence
import mystics.view.Background
import mystics.view.OptionOdds
import mystics.editor.sight.Asked
import mystics.editor.sight.Pick
import mystics.editor.sight.Headline
import mystics.editor.type.Prose

import javax.swing.AbstractButton
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.event.FocusEvent
import java.awt.event.KeyEvent

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A question beside the board: what ends it is in sight, and what is offered again has its place and its key again. */
class AskPaneSpec extends AskFixture {
    def setup() {
        wear(100)
    }

    def "at #percent percent of text '#end' is in sight below however many answers there are"() {
        given:
        wear(percent)

        when:
        ask((1..30).collect { pick("thing-$it", "Something to do that takes more than a few words, number $it", group) } + pick(end,
                'That is all', ends))

        then:
        button(end).height > 10
        seen(button(end)) == button(end).height
        seen(button('thing-30')) <= 0

        where:
        percent | end    | group    | ends
        100     | 'end'  | 'Battle' | 'End'
        200     | 'end'  | 'Battle' | 'End'
        250     | 'end'  | 'Battle' | 'End'
        100     | 'done' | ''       | ''
        200     | 'done' | ''       | ''
    }

    def "a bar says how many choices a list has below, and at its end that it began above; without need there is no bar"() {
        given:
        ask((1..30).collect { pick("thing-$it") } + pick('done'))
        def more = parts(pane).find { it instanceof AbstractButton && it.text ==~ /\d+ more.* ▾/ }
        def bar = pane.@pinned.scroll().verticalScrollBar

        expect:
        seen(more) > 10
        more.toolTipText == 'Page Down'

        when:
        onEvents { bar.value = bar.maximum }

        then:
        more.text == '▴ More above ▴'

        when:
        onEvents { more.doClick() }

        then:
        bar.value == 0

        when:
        ask((1..3).collect { pick("thing-$it") } + pick('done'), 'And now?')

        then:
        more.height == 0
    }

    def "the question is not asked twice: its hero is named only if the question does not name him"() {
        when:
        ask([pick('yes'), pick('no')], 'What does Tilda do?')

        then:
        prose() == ['What does Tilda do?']

        when:
        ask([pick('yes'), pick('no')], 'What now?')

        then:
        prose() == ['Tilda', 'What now?']
    }

    private List<String> prose() {
        parts(pane).findAll { it instanceof Prose && it.visible }*.text
    }

    def "what is given away leaves its place empty; the others keep theirs, and their keys"() {
        when:
        ask([pick('give:sword', 'Give the sword, which has more to be said of it than fits a line or two of a narrow pane ' +
                'beside the board'), pick('give:rope'), pick('give:bell'), pick('done')])
        def before = ['give:rope', 'give:bell'].collect { [it, button(it).name, button(it).y] }
        ask([pick('give:rope'), pick('give:bell'), pick('done')])

        then:
        ['give:rope', 'give:bell'].collect { [it, button(it).name, button(it).y] } == before
        button('give:sword') == null
        parts(pane).any { it instanceof AbstractButton && it.text.contains('Give the sword') && !it.enabled }
        button('done').name == '0'
    }

    def "what has been given stays in the list and says that it is done; what can be given no more does not say so"() {
        given:
        ask([pick('wear:cap', 'Put on the cap'), pick('wear:hood', 'Put on the hood'), pick('off:hat', 'Take off the hat'), pick('done')])

        when:
        onEvents { button('wear:cap').doClick(0) }
        ask([pick('off:hat', 'Take off the hat'), pick('done')])
        def grey = parts(pane).findAll { it instanceof AbstractButton && !it.enabled }*.text

        then:
        grey.find { it.contains('the cap') }.contains('Put on the cap: done')
        !grey.find { it.contains('the hood') }.contains('done')
    }

    def "a list that is asked again is read on where it was; another one from its beginning"() {
        given:
        def things = (1..40).collect { pick("give:$it") } + pick('done')
        ask(things)
        def bar = pane.@pinned.scroll().verticalScrollBar

        when:
        onEvents {
            bar.value = 300
            pane.pause()
        }
        ask(things.drop(1))

        then:
        bar.value == 300

        when:
        ask(things, 'And now?')

        then:
        bar.value == 0
    }

    def "between an answer and what comes of it everything stands still, and chooses nothing"() {
        given:
        ask([pick('yes'), pick('no'), pick('perhaps')])
        def before = parts(pane)

        when:
        onEvents {
            pane.pause()
            ['1', '2', '3'].each { pane.actionMap.get("typed $it".toString()).actionPerformed(null) }
            parts(pane).findAll { it instanceof PickButton }*.doClick(0)
        }

        then:
        answers == []
        parts(pane) == before

        when: 'nothing came of it'
        onEvents {
            pane.resume()
            pane.actionMap.get('typed 2').actionPerformed(null)
        }

        then:
        answers == ['no']
    }

    def "what comes up later is put behind; what is offered once more is where it was"() {
        when:
        ask([pick('off:helmet'), pick('wear:cap'), pick('done')])
        ask([pick('wear:cap'), pick('done')])
        ask([pick('wear:cap'), pick('wear:hood'), pick('off:helmet'), pick('done')])

        then:
        ['off:helmet', 'wear:cap', 'wear:hood', 'done'].collect { button(it).name } == ['1', '2', '3', '0']
    }

    def "a foe keeps its number through the turn, though others fall; the last one of them needs none"() {
        given:
        def turn = { String... keys ->
            keys.collect {
                def foe = it.tokenize(':').last()
                it == 'end' ? pick(it, it, 'End') : new Pick(it, "Attack ${foe.replace('-', ' ')} now", '', 'Battle', foe, '', [], 0)
            }
        }

        when:
        ask(turn('battle:sword:rat-1', 'battle:sword:rat-2', 'battle:sword:rat-3', 'end'))
        ask(turn('battle:sword:rat-2', 'battle:sword:rat-3', 'end'))

        then:
        ['battle:sword:rat-2', 'battle:sword:rat-3'].collect { button(it).name } == ['A2', 'A3']

        when:
        ask(turn('battle:sword:rat-2', 'end'))
        press('A')

        then:
        button('battle:sword:rat-2').name == 'A'
        answers == ['battle:sword:rat-2']

        when: 'somebody else has a turn'
        ask(turn('battle:mace:rat-2', 'end'), 'What does somebody else do?')

        then:
        button('battle:mace:rat-2').name == 'A'
    }

    def "keys that come before the focus has followed go on from where the last one led"() {
        given:
        ask((1..5).collect { pick("thing-$it") } + pick('done'))

        when:
        onEvents { 3.times { pane.actionMap.get('DOWN').actionPerformed(null) } }

        then:
        pane.@choices.@keys.@ahead.get().is(button('thing-3'))

        when:
        onEvents { pane.actionMap.get('UP').actionPerformed(null) }

        then:
        pane.@choices.@keys.@ahead.get().is(button('thing-2'))
    }

    private void press(String key) {
        onEvents { pane.actionMap.get("typed $key".toString()).actionPerformed(null) }
    }

    def "ending a turn in which nothing was done takes the key twice, or one click; later in the turn one press is enough"() {
        given:
        def turn = ['battle:sword:rat-1', 'end'].collect { pick(it, it, it == 'end' ? 'End' : 'Battle') }

        when:
        ask(turn, 'What now?', false)
        press('T')
        onEvents { pane.weigh(PickPreviews.UNKNOWN) }

        then:
        answers == []
        button('end').text.contains('T again ends Tilda&#39;s turn, with nothing done') ||
                button('end').text.contains("T again ends Tilda's turn, with nothing done")

        when:
        press('T')

        then:
        answers == ['end']

        when:
        ask(turn, 'What now?', false)
        onEvents { button('end').doClick() }

        then:
        answers == ['end'] * 2

        when:
        ask(turn)
        press('T')

        then:
        answers == ['end'] * 3
    }

    def "after the first of the two presses that end a turn, #deed takes the warning back, and both presses are needed again"() {
        given:
        def turn = ['battle:sword:rat-1', 'end'].collect { pick(it, it, it == 'end' ? 'End' : 'Battle') }
        ask(turn, 'What now?', false)

        when:
        press('T')
        onEvents { other(this, button('end')) }

        then:
        !button('end').text.contains('again ends')

        when:
        press('T')

        then:
        answers == []
        button('end').text.contains('again ends')

        where:
        deed                     | other
        'a key without a choice' | { spec, end -> spec.pane.actionMap.get('typed X').actionPerformed(null) }
        'a key for the list'     | { spec, end -> end.keyListeners*.keyPressed(struck(end, KeyEvent.VK_PAGE_DOWN)) }
        'going somewhere else'   | { spec, end -> end.focusListeners*.focusLost(new FocusEvent(end, FocusEvent.FOCUS_LOST)) }
    }

    def "the shift key between the two presses that end a turn takes nothing back"() {
        given:
        ask(['battle:sword:rat-1', 'end'].collect { pick(it, it, it == 'end' ? 'End' : 'Battle') }, 'What now?', false)

        when:
        press('T')
        onEvents { button('end').keyListeners*.keyPressed(struck(button('end'), KeyEvent.VK_SHIFT)) }
        press('T')

        then:
        answers == ['end']
    }

    private static KeyEvent struck(Component on, int code) {
        new KeyEvent(on, KeyEvent.KEY_PRESSED, 0L, 0, code, KeyEvent.CHAR_UNDEFINED)
    }

    def "at #percent percent of text every face of a die and every button is in sight, below what the dice are for"() {
        given:
        wear(percent)

        when:
        onEvents {
            pane.show(new Asked('fate', Sentence.of('The dice'), 'Battle roll', 2,
                    new Background('Tilda attacks a rat', '', []), [], false),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, 1), style)
        }
        lay(pane)
        def entry = parts(pane).find { it instanceof DiceEntry }
        def buttons = parts(entry).findAll { it instanceof AbstractButton }

        then:
        buttons.size() == 8
        buttons.every { it.width > 20 && it.x + it.width <= entry.width }
        buttons.take(6).every { it.width >= it.icon.iconWidth }
        SwingUtilities.convertRectangle(entry.parent, entry.bounds, pane).maxX <= pane.width
        parts(pane).any { it.hasProperty('text') && "$it.text".contains('Tilda attacks a rat.') }

        where:
        percent << [100, 150, 200, 250]
    }

    def "a question that its answer ends begins anew each time"() {
        when:
        ask([pick('d1'), pick('f1'), pick('a6')])
        ask([pick('f1'), pick('a6'), pick('b2')])

        then:
        ['f1', 'a6', 'b2'].collect { button(it).name } == ['1', '2', '3']
    }

    def "a key typed while figures of the same turn move is kept until they stand, and never ends the turn"() {
        given:
        def turn = [pick('battle:rat', 'Attack', 'Battle'), pick('search', 'Search', 'Search'), pick('end', 'End the turn', 'End')]
        ask(turn)
        onEvents { pane.running { } }

        when:
        type('A')
        type('T')
        ask(turn)
        onEvents { }

        then:
        answers == ['battle:rat']

        when: 'what was meant is no longer offered'
        onEvents { pane.running { } }
        type('A')
        ask(turn.drop(1))
        type('T')

        then:
        answers == ['battle:rat']

        when:
        type('T')

        then:
        answers == ['battle:rat', 'end']
    }

    def "a key typed before the turn of another hero does nothing in it"() {
        given:
        def turn = [pick('search', 'Search', 'Search'), pick('end', 'End the turn', 'End')]
        ask(turn, 'What does Tilda do?')
        onEvents { pane.running { } }

        when:
        type('S')
        ask(turn, 'What does Collin do?')
        onEvents { }

        then:
        answers == []
    }

    private void type(String key) {
        onEvents { pane.actionMap.get("typed $key".toString()).actionPerformed(null) }
    }

    def "the chance of a choice stands at the right edge, and its label ends without the chance"() {
        given:
        def attack = pick('battle:1', 'Attack somebody', 'Battle')

        when:
        ask([attack, pick('end', 'End the turn', 'End')])
        def before = button('battle:1').insets.right
        onEvents { pane.weigh(new PickPreviews([:], ['battle:1': new OptionOdds(odds, '', chance)])) }
        def button = button('battle:1')

        then:
        button.text.contains('41') == labelled
        button.text.contains('luck') == verbal
        (button.insets.right > before) == !labelled
        button.accessibleContext.accessibleDescription.contains(odds)

        where:
        odds                          | chance   || labelled | verbal
        'defeats 41 %'                | '41 %'   || false    | false
        'defeats with good luck 41 %' | '≥ 41 %' || false    | true
        'defeats 41 wasps'            | ''       || true     | false
    }
}
