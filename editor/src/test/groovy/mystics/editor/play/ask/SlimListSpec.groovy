package mystics.editor.play.ask

import mystics.choice.Sentence
import mystics.editor.sight.Asked
import mystics.editor.sight.Headline
import mystics.editor.sight.Pick
import mystics.editor.type.Prose
import mystics.editor.type.Settling
import mystics.editor.type.Type
import mystics.view.Background
import mystics.view.OptionOdds

import javax.swing.AbstractButton
import javax.swing.JLabel
import javax.swing.SwingUtilities
import java.awt.Font
import java.awt.Insets
import java.awt.image.BufferedImage

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The actions of a turn in few words, where large letters leave little room, and the head of a turn where there is room. */
class SlimListSpec extends AskFixture {
    static final String NO_BREAK = '\u00a0'

    private static Pick attack(int number) {
        new Pick("battle:staff:roach-$number", "Attack Roach $number with the Staff", ' an action', 'Battle', "roach-$number", '', [], 0,
                "Roach $number")
    }

    private List<String> headings() {
        parts(pane).findAll { it instanceof Prose && it.visible && it.height > 0 }*.text
    }

    def "an attack is named by its target and its chance, each in one line, when the letters are as large as #percent percent"() {
        given:
        wear(percent)

        when:
        ask([attack(1), attack(2), attack(3), new Pick('search', 'Search', ' an action: a star finds a card', 'Search', '', '', [], 0),
             pick('end', 'End the turn', 'End')], 'What does Tilda do?')
        onEvents { pane.weigh(new PickPreviews([:], ['battle:staff:roach-1': new OptionOdds('defeats 41 %', '', '41 %')])) }
        lay(pane)

        then:
        button('battle:staff:roach-1').text.contains('the Staff') == !slim
        button('battle:staff:roach-1').accessibleContext.accessibleName == 'Attack Roach 1 with the Staff'
        headings().contains(slim ? 'Attack: chance to defeat' : 'Battle · an action')
        headings().any { it.startsWith('Search') } == !slim
        !slim || (1..3).every { button("battle:staff:roach-$it").height < 2 * button('battle:staff:roach-1').getFontMetrics(
                button('battle:staff:roach-1').font).height }

        where:
        percent || slim
        100     || false
        200     || true
        250     || true
    }

    def "what the outlines mean has the height of all its lines as soon as the previews have come"() {
        given:
        wear(100)
        onEvents { pane.setSize(260, 560) }
        def moves = ['c6', 'd6'].collect { new Pick("move:$it", "Move to $it", '', Pick.MOVE, it, '', [it], 1) }
        def climb = ['takes all movement', 'without a star: Tilda slips back into the water, and is as wet as before']

        when:
        ask(moves + [pick('end', 'End the turn', 'End')])
        onEvents { pane.weigh(new PickPreviews(moves.collectEntries { [it.key(), climb] },
                moves.collectEntries { [it.key(), new OptionOdds('gets there 50 %', '', '50 %')] })) }
        onEvents { Settling.layOnce(pane) }
        onEvents { pane.validate() }
        def legend = parts(pane).find { it instanceof Prose && it.text.startsWith('Solid line') }

        then:
        legend.height > 2 * legend.getFontMetrics(legend.font).height
        legend.height == legend.preferredSize.height
    }

    def "where the chances have no room for a word, the heading says what they are chances of; a choice without heading has the word"() {
        given:
        wear(250)

        when:
        ask([attack(1), new Pick('search', 'Search', ' an action', 'Search', '', '', [], 0), pick('end', 'End the turn', 'End')])

        then:
        headings().containsAll(['Battle']) && !headings().contains('Search')

        when:
        def search = button('search')
        def wide = search.insets.right + search.getFontMetrics(search.font.deriveFont(Font.BOLD)).stringWidth('50 %')
        onEvents { pane.weigh(new PickPreviews([:], ['search': new OptionOdds('finds 50 %', '', '50 %')])) }
        lay(pane)

        then:
        headings().containsAll(['Battle']) && !headings().any { it.startsWith('Search') }
        button('search').insets.right > wide
    }

    def "in a narrow list a heading keeps a price that goes on with its words"() {
        given:
        wear(250)

        when:
        ask((1..2).collect { new Pick("share:$it", "Share with $it", price, 'Free', '', '', [], 0) } + pick('end', 'End the turn', 'End'))

        then:
        headings().contains(heading)

        where:
        price                || heading
        ' free, once a turn' || 'Free, once a turn'
        ' an action'         || 'Free'
    }

    def "a bar says that what is hidden below explains the moves"() {
        given:
        wear(250)
        def move = new Pick('move:c6', 'Move to c6', '', Pick.MOVE, 'c6', '', ['c6'], 1)

        when:
        ask([move, attack(1), attack(2), pick('end', 'End the turn', 'End')])
        onEvents {
            pane.weigh(new PickPreviews(['move:c6': ['takes all movement']], ['move:c6': new OptionOdds('gets there 50 %', '', '50 %')]))
        }
        def texts = (380..560).step(12).collectMany { high ->
            onEvents { pane.setSize(371, high) }
            3.times { lay(pane) }
            parts(pane).findAll { it instanceof AbstractButton && it.visible }*.text
        }

        then:
        texts.contains('▾ What the dashes mean ▾')
        !texts.contains('▾ More below ▾')
    }

    def "in a narrow list the letters of heads and headings grow with the text, too"() {
        given:
        wear(200)
        def move = new Pick('move:c6', 'Move to c6', '', Pick.MOVE, 'c6', '', ['c6'], 1)

        when:
        ask([move, attack(1), attack(2), pick('end', 'End the turn', 'End')])
        onEvents {
            pane.weigh(new PickPreviews(['move:c6': ['takes all movement']], ['move:c6': new OptionOdds('gets there 50 %', '', '50 %')]))
            pane.setSize(371, 900)
        }
        3.times { lay(pane) }
        def seen = parts(pane).findAll { it instanceof Prose && it.height > 0 && it.parent.width > 0 }

        then:
        seen.any { it.text.startsWith('Movement ') }
        seen.findAll { !it.text.startsWith('Solid line') }.every { it.font.size2D >= 0.79 * Type.size() }
    }

    def "a list that goes on below is filled to its last choice, ends without the heading of the next, and its button follows (#high)"() {
        given:
        wear(250)
        onEvents { pane.setSize(371, high) }

        when:
        ask([attack(1), attack(2)] + (1..4).collect { pick("share-$it", "Share $it", 'Free') } + pick('end', 'End the turn', 'End'))
        5.times { lay(pane) }
        def scroll = pane.@pinned.scroll()
        def end = scroll.verticalScrollBar.getBlockIncrement(1)
        def list = scroll.viewport.view
        def foot = { part -> SwingUtilities.convertPoint(part, 0, part.height, list).y }
        def title = parts(pane).find { it instanceof Prose && it.visible && it.text == 'Free' }
        def more = parts(pane).find { it instanceof AbstractButton && it.text ==~ /\d+ more.* ▾/ }

        then:
        seen(more) == more.height
        foot(title) - title.height >= end || foot(button('share-1')) <= end
        parts(pane).findAll { it instanceof PickButton && !it.is(button('end')) && foot(it) > end }.collect { foot(it) }.min() >
                pane.height - button('end').parent.height - more.height - 12
        more.y - parts(pane).findAll { it instanceof PickButton && foot(it) <= end && it.parent.is(button('share-1').parent) }
                .collect { scroll.y + foot(it) }.max() <= 16

        where:
        high << (420..600).step(20)
    }

    def "no label breaks before a number, and the chance stands apart from the label, with no line that reads as a digit"() {
        given:
        wear(250)

        when:
        ask([attack(1), pick('end', 'End the turn', 'End')])
        onEvents { pane.weigh(new PickPreviews([:], ['battle:staff:roach-1': new OptionOdds('defeats 41 %', '', '41 %')])) }
        lay(pane)
        def roach = button('battle:staff:roach-1')
        def number = roach.getFontMetrics(roach.font.deriveFont(Font.BOLD, (roach.font.size2D * 1.1) as float)).stringWidth('41 %')

        then:
        roach.text.contains("Roach${NO_BREAK}1")
        roach.border.insideBorder.getBorderInsets(roach, new Insets(0, 0, 0, 0)).right - number >= Type.size() / 3
        !column(roach, roach.width - roach.insets.right + (roach.insets.right - number).intdiv(2))
    }

    /** Whether something is painted in a column of a button's middle. */
    private static boolean column(button, int x) {
        def image = new BufferedImage(button.width, button.height, BufferedImage.TYPE_INT_RGB)
        onEvents { button.paint(image.createGraphics()) }
        (button.height.intdiv(3)..button.height * 2 / 3).collect { image.getRGB(x, it as int) }.unique().size() > 1
    }

    def "a bar below a list says what lies below, as far as it has room"() {
        given:
        wear(percent)
        onEvents { pane.setSize(371, high) }

        when:
        ask([attack(1), attack(2)] + (1..2).collect { new Pick("share:$it", "Share with $it", '', 'Free', '', '', [], 0) } +
                [new Pick('equip', 'Equip', '', 'Free', '', '', [], 0), pick('end', 'End the turn', 'End')])
        5.times { lay(pane) }

        then:
        parts(pane).find { it instanceof AbstractButton && it.text.contains(' more') }.text == words

        where:
        percent | high || words
        250     | 430  || '3 more: share, equip ▾'
        100     | 190  || '5 more: attack, share, equip ▾'
    }

    def "what explains the moves stands after the actions, so that it never hides them"() {
        given:
        wear(250)

        when:
        ask([new Pick('move:c6', 'Move to c6', '', Pick.MOVE, 'c6', '', ['c6'], 1), attack(1), pick('end', 'End the turn', 'End')])
        onEvents { pane.weigh(new PickPreviews([:], ['move:c6': new OptionOdds('gets there 50 %', '', '50 %')])) }
        lay(pane)

        then:
        parts(pane).find { it instanceof Perils }.y > button('battle:staff:roach-1').y
    }

    def "the key of a choice is a cap beside its words, and no part of them"() {
        given:
        wear(100)

        when:
        ask([attack(1), attack(2), pick('end', 'End the turn', 'End')])
        def first = button('battle:staff:roach-1')

        then:
        first.name == 'A1'
        !first.text.contains('A1')
        first.insets.left == button('battle:staff:roach-2').insets.left
        first.insets.left > first.getFontMetrics(first.font).stringWidth('A1')
    }

    def "the heading of abilities is one line: a short text of a card stands on its button, and a long text is the tooltip"() {
        given:
        wear(100)

        when:
        ask([new Pick('ability:snare', 'Snare (2 cheese)', text, 'Abilities', '', '', [], 0), pick('end', 'End the turn', 'End')])

        then:
        headings().contains('Abilities')
        button('ability:snare').text.contains('Lay') == beside
        (button('ability:snare').toolTipText == text) == !beside
        button('ability:snare').accessibleContext.accessibleDescription.contains(text)

        where:
        text                              || beside
        'Action. Lay a snare.'            || true
        'Action. ' + 'Lay a snare. ' * 9 + 'Wait.' || false
    }

    def "at #percent percent the end of the turn says all that is unused, and is as high with the words as without them: #remarks"() {
        given:
        wear(percent)

        when:
        ask([attack(1), pick('end', 'End the turn', 'End')], 'What does Tilda do?')
        lay(pane)
        def bare = button('end').height
        onEvents { pane.weigh(new PickPreviews([end: remarks], [:])) }
        lay(pane)

        then:
        remarks.every { button('end').text.replace(NO_BREAK, ' ').contains(it) }
        button('end').toolTipText == null
        button('end').height == bare

        where:
        percent | remarks
        100     | ['unused: 1 action, 3 steps']
        200     | ['unused: 1 action, 3 steps']
        250     | ['unused: 1 action, 3 steps']
        250     | ['captured at once']
        250     | ['übrig: 1 Aktion, 3 Schritte']
    }

    def "at the beginning of a turn the movement is the die and the rest (MOVE-1); later it is what is left"() {
        given:
        wear(100)
        def why = 'Movement 3: 2 by the die and 1 by the move value, cards and other rules (MOVE-1)'

        when:
        turn(begun)
        def words = parts(pane).findAll { (it instanceof JLabel || it instanceof Prose) && it.visible && it.text }*.text

        then:
        words.containsAll(said)
        parts(pane).findAll { it instanceof JLabel && said.contains(it.text) }*.toolTipText.unique() == (begun ? [] : [why])

        where:
        begun || said
        false || ['Movement 3 = die 2', '+ 1, 1 action']
        true  || ['Movement 3, 1 action']
    }

    private void turn(boolean begun) {
        onEvents {
            pane.show(new Asked('tilda', Sentence.of('Tilda'), 'What does Tilda do?', 0, Background.NONE,
                    [pick('search', 'Search', 'Search'), pick('end', 'End the turn', 'End')], begun, Optional.of(2)),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, 1), style)
        }
        lay(pane)
    }
}
