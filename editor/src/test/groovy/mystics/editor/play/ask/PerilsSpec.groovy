package mystics.editor.play.ask

import mystics.editor.settings.Scheme
import mystics.editor.sight.Pick
import mystics.editor.type.Prose
import mystics.view.OptionOdds
import spock.lang.Specification

import javax.swing.JPanel

import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The dangers of moves below the choice to move. */
class PerilsSpec extends Specification {
    static final String SNAP = 'then 3 dice are thrown; without a star: Snap! The mousetrap on '

    private static List<String> lines(Map<String, List<String>> remarks, Map<String, OptionOdds> odds = [:]) {
        Perils perils = null
        onEvents {
            Scheme.LIGHT.wear(100)
            perils = new Perils()
            perils.show(remarks.keySet().collect { new Pick("move:$it", "Move to $it", '', Pick.MOVE, it, '', [it], 1) },
                    new PickPreviews(remarks.collectEntries { space, danger -> ["move:$space".toString(), danger] },
                            odds.collectEntries { space, chance -> ["move:$space".toString(), chance] }))
        }
        parts(perils).findAll { it instanceof Prose }*.text
    }

    def "dangers that read alike share a line, and a long one keeps its first sentence and its outcome: the space itself tells all"() {
        expect:
        lines(c6: [SNAP + 'c6 springs, and Filch takes 1 wound', 'there is more'], d6: ['there is less'],
                e3: [SNAP + 'e3 springs, and Filch takes 1 wound', 'there is more']) ==
                ['c6, e3: then 3 dice are thrown; without a star: Snap! … and Filch takes 1 wound; there is more', 'd6: there is less']
    }

    def "a chance has no line of its own, because the board shows it: only its dangers have"() {
        given:
        def half = new OptionOdds('gets there 50 %', '', '50 %')

        expect:
        lines([c6: [], d6: ['there is more'], e3: []],
                [c6: half, d6: half, e3: new OptionOdds('gets there 100 %', '')]) ==
                ['Solid line: no roll. Dashed line: the number is your chance.', 'd6: there is more', 'e3: gets there 100 %']
    }

    def "dangers that all dashed spaces share stand once, with what the outlines mean (WATER-2)"() {
        given:
        def climb = ['climbing out takes all movement', 'then a die is thrown', 'if no star is rolled: Nez slips back into the water']

        expect:
        lines([c6: climb, d6: [climb[0], 'then 2 dice are thrown', climb[2]], e3: ['there is more']],
                [c6: new OptionOdds('gets there 50 %', '', '50 %'), d6: new OptionOdds('gets there 75 %', '', '75 %')]) ==
                ['Solid line: no roll. Dashed line: the number is your chance. Climbing out takes all movement. ' +
                         'If no star is rolled: Nez slips back into the water.',
                 'e3: there is more']
    }

    def "one sentence says why a chance is better than another: a friend on the bank helps (WATER-2)"() {
        given:
        def climb = ['climbing out takes all movement', 'then a die is thrown', 'if no star is rolled: Nez slips back into the water']
        def half = new OptionOdds('gets there 50 %', '', '50 %')

        expect:
        lines([c6: climb, d6: [climb[0], 'a friend there helps', 'then 2 dice are thrown', climb[2]], e6: climb],
                [c6: half, d6: new OptionOdds('gets there 75 %', '', '75 %'), e6: half]) ==
                ['Solid line: no roll. Dashed line: the number is your chance. 75 %: a friend there helps. ' +
                         'Climbing out takes all movement. If no star is rolled: Nez slips back into the water.']
    }

    def "the bar above hidden dangers names the dashed line if one is explained below, and else the moves"() {
        given:
        def move = new Pick('move:c6', 'Move to c6', '', Pick.MOVE, 'c6', '', ['c6'], 1)
        def named = [:]

        when:
        onEvents {
            def perils = new Perils()
            perils.show([move], new PickPreviews([:], [(move.key()): new OptionOdds('gets there 50 %', '', '50 %')]))
            named.dashed = perils.named()*.toString()
            perils.show([move], new PickPreviews([(move.key()): ['there is more']], [:]))
            named.solid = perils.named()*.toString()
        }

        then:
        named == [dashed: ['▾ Below: what the dashes mean ▾', '▾ What the dashes mean ▾'], solid: ['▾ More below: the moves ▾']]
    }

    def "in few words, the dashed line keeps the price of the move and its outcome"() {
        given:
        def climb = ['climbing out takes all movement', 'then a die is thrown', 'if no star is rolled: Nez slips back into the water']
        def move = new Pick('move:c6', 'Move to c6', '', Pick.MOVE, 'c6', '', ['c6'], 1)
        def said = ''

        when:
        onEvents {
            def perils = new Perils()
            perils.show([move], new PickPreviews([(move.key()): climb], [(move.key()): new OptionOdds('gets there 50 %', '', '50 %')]))
            perils.components[0].setBounds(0, 0, 60, 60)
            said = perils.components[0].components[0].text
        }

        then:
        said == "Solid line: no roll. Dashed line: the number is your chance. ${climb[0].capitalize()}. ${climb[2].capitalize()}."
    }

    def "the dangers ask for no more than the height of their lines before they have been laid out, so that no gap stays below them"() {
        given:
        def list = new JPanel()
        def high = 0
        def line = 0

        when:
        onEvents {
            Scheme.LIGHT.wear(100)
            def perils = new Perils()
            list.add(perils)
            list.setSize(240, 600)
            perils.show([new Pick('move:c5', 'Move to c5', '', Pick.MOVE, 'c5', '', ['c5'], 1)],
                    new PickPreviews(['move:c5': ['then the objective is reached']], [:]))
            high = perils.preferredSize.height
            line = perils.getFontMetrics(perils.components[0].font).height
        }

        then:
        high == line
    }

    def "a long danger without a sentence ends after a word"() {
        expect:
        lines(a1: ['the mouse that comes here wakes every roach that sleeps behind the wall of the kitchen']) ==
                ['a1: the mouse that comes here wakes every roach that sleeps behind …']
    }
}
