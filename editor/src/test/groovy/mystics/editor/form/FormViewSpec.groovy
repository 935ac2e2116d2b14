package mystics.editor.form

import mystics.editor.album.OffScreen
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.AbstractButton
import javax.swing.JComboBox
import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.text.JTextComponent

/** A form shows every value of its file, writes what is typed, and follows changes from elsewhere. */
class FormViewSpec extends Specification {
    @Shared Known known = new LoadedEntries(BaseGame.library().catalog(), { [] })
    PlainDraft draft
    FormView view

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
    }

    def "what is typed is written, and what does not fit is marked and not written"() {
        given:
        open('cards', [name: 'Lamp', type: 'item', copies: 1])

        when:
        type('Name', 'Lantern')
        type('Copies', '3')
        type('Copies', '99')

        then:
        draft.values == [name: 'Lantern', type: 'item', copies: 3]
        field('Copies').getClientProperty('JComponent.outline') == 'error'
    }

    def "letters that are not written yet stay when the mod is read again between a key press and its writing"() {
        given:
        open('cards', [name: 'Lamp', type: 'item'])

        when:
        OffScreen.onEvents {
            field('Name').text = 'Lantern'
            view.refresh()
        }
        OffScreen.onEvents { }

        then:
        field('Name').text == 'Lantern'
        draft.values.name == 'Lantern'
    }

    def "an id that is not written yet stays when the mod is read again between its choice and its writing"() {
        given:
        open('heroes', [name: 'Bramble', classes: ['scamp']])

        when:
        OffScreen.onEvents {
            field('Ability').text = 'dodge'
            view.refresh()
        }
        OffScreen.onEvents { }

        then:
        field('Ability').text == 'dodge'
        draft.values.ability == 'dodge'
    }

    def "a choice asks for what it needs: a weapon for its attack"() {
        given:
        open('cards', [name: 'Lamp', type: 'item'])

        expect:
        !words().any { it.startsWith('Needed') }

        when:
        choose('Type', 'weapon')

        then:
        draft.values.type == 'weapon'
        words().count { it.startsWith('Needed') } == 4
    }

    def "what only a weapon needs goes with the weapon"() {
        given:
        open('cards', [name: 'Stamp', type: 'weapon', copies: 2, attack: 'melee', damage: 'sharp', bonus: 1, paws: 1])

        when:
        choose('Type', 'armour')

        then: 'an armor has a bonus, too'
        draft.values == [name: 'Stamp', type: 'armor', copies: 2, bonus: 1]

        when:
        choose('Type', 'accessory')

        then:
        draft.values == [name: 'Stamp', type: 'accessory', copies: 2]
        draft.deeds.size() == 2
    }

    def "a word left out is removed from the file"() {
        given:
        open('cards', [name: 'Lamp', type: 'item', slot: 'head'])

        when:
        choose('Slot', 'left out')

        then:
        draft.values == [name: 'Lamp', type: 'item']
    }

    def "elements of lists are added, moved and removed"() {
        given:
        open('encounters', [name: 'Night', difficulty: 'standard', rows: [[from: 1, minions: [bat: 2]]]])

        when:
        press('Add to Rows')

        then:
        draft.values.rows.size() == 2
        draft.values.rows[1].from == 1

        when:
        press('Move 2 up')

        then:
        draft.values.rows[1].minions == [bat: 2]

        when:
        press('Remove 1')

        then:
        draft.values.rows == [[from: 1, minions: [bat: 2]]]
    }

    def "a form follows changes from elsewhere"() {
        given:
        open('cards', [name: 'Lamp', type: 'item'])
        def name = field('Name')

        when:
        draft.values = [name: 'Candle', type: 'item']
        OffScreen.onEvents { view.refresh() }

        then:
        field('Name').is(name)
        field('Name').text == 'Candle'

        when:
        draft.values = [name: 'Candle', type: 'item', need: [class: ['scamp']]]
        OffScreen.onEvents { view.refresh() }

        then:
        parts().any { it instanceof AbstractButton && it.text.startsWith('scamp') }
    }

    def "a value of a strange kind is shown and left alone"() {
        given:
        open('cards', [name: 'Lamp', type: 'item', copies: [1, 2]])

        expect:
        words().any { it.contains('[1, 2]') }
    }

    def "a place deep in a list is opened and gets a field of its own"() {
        given:
        open('chapters', [name: 'Night', number: 1, party: [size: 4], story: [[id: 'one', when: 'start', text: 'It is dark.']]])

        when:
        OffScreen.onEvents { view.reveal(Pointer.of('/story/0/text')) }

        then:
        parts().find { it.name == '/story/0/text' && it instanceof JTextComponent }.text == 'It is dark.'
    }

    def "every control has a name for those who hear it: #kind"() {
        given:
        open(kind, values)
        OffScreen.onEvents { places.each { view.reveal(Pointer.of(it)) } }

        expect:
        parts().findAll { it.focusable && it.name && (it instanceof AbstractButton || it instanceof JTextComponent ||
                it instanceof JComboBox) }
                .findAll { !it.accessibleContext.accessibleName }*.name == []

        where:
        kind         | values                                                                        | places
        'cards'      | [name: 'Lamp', type: 'weapon', need: [class: ['scamp']], text: 'Light.']        | []
        'encounters' | [name: 'Night', difficulty: 'standard', rows: [[from: 1, minions: [bat: 2]]]] | ['/rows/0']
        'chapters'   | [name: 'N', number: 1, party: [size: 4], objective: [[cleared: 'loft']]]      | ['/objective/0/cleared']
    }

    private void open(String kind, Map values) {
        draft = new PlainDraft(values)
        view = OffScreen.made { new FormView(FormPlan.of(kind), 'it', draft, known) }
        draft.changed = { view.refresh() }
        OffScreen.lay(view, 800, 2000)
    }

    private List<JComponent> parts() {
        OffScreen.parts(view).findAll { it instanceof JComponent && it.visible }
    }

    private List<String> words() {
        parts().findAll { it instanceof JLabel || it instanceof JTextComponent }*.text
    }

    private <T> T field(String name) {
        parts().find { it.accessibleContext?.accessibleName == name && (it instanceof JTextComponent || it instanceof JComboBox) }
    }

    private void type(String name, String text) {
        OffScreen.onEvents { field(name).text = text }
        OffScreen.onEvents { }
    }

    private void choose(String name, String words) {
        OffScreen.onEvents {
            def box = field(name) as JComboBox
            box.selectedItem = (0..<box.itemCount).collect { box.getItemAt(it) }
                    .find { it.toString() == words || it.toString().startsWith("$words: ") }
        }
    }

    private void press(String name) {
        OffScreen.onEvents { parts().find { it instanceof AbstractButton && it.accessibleContext.accessibleName == name }.doClick(0) }
    }
}
