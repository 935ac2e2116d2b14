package mystics.editor.script

import com.google.common.util.concurrent.MoreExecutors
import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.kit.template.RuleTemplate
import mystics.kit.template.RuleTemplates
import mystics.kit.words.ScriptVocabulary
import mystics.mod.load.BaseGame
import mystics.mod.source.Sources
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JList
import java.nio.file.Path

/** The desk of rules offers the sentences that fit the entry as it is now. */
class FittingSentencesSpec extends Specification {
    @Shared ScriptVocabulary vocabulary = ScriptVocabulary.read()
    @Shared RuleTemplates templates = RuleTemplates.read()
    Drafting drafting = new Drafting(Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft'))))
    ScriptDesk desk

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
    }

    def "the sentences follow the type of the card, and every type has some: #type"() {
        given: 'the desk of an accessory'
        OffScreen.onEvents { drafting.make(Edit.create(Sentence.of('a card'), 'cards/pin.yaml', 'name: Pin\ntype: accessory\n')) }
        desk = open('cards/pin.yaml')
        def before = headings()

        when:
        OffScreen.onEvents {
            drafting.make(Edit.text(drafting.project(), Sentence.of('typed'), 'cards/pin.yaml', "name: Pin\ntype: $type\n"))
        }
        OffScreen.onEvents { desk.refresh() }

        then:
        before.contains('At the end of your turn you heal …')
        !headings().any { it in before }
        headings().contains(sentence)

        where:
        type         || sentence
        'item'       || 'Use it to heal …, then discard it.'
        'scroll'     || 'Use it to heal …, then discard it.'
        'trick'      || 'When your turn ends, play it: you heal …'
        'event'      || 'It happens at once: whoever finds it gains …'
        'party-item' || 'In its turn, a mouse spends it to gain …; it goes back into the deck.'
    }

    def "a rule whose sentence does not fit the new type is exchanged for one that does"() {
        given:
        OffScreen.onEvents { drafting.make(Edit.create(Sentence.of('a card'), 'cards/pin.yaml', 'name: Pin\ntype: accessory\n')) }
        desk = open('cards/pin.yaml')
        OffScreen.onEvents { choose('At the end of your turn you heal …') }

        when:
        OffScreen.onEvents { drafting.make(Edit.of(drafting.project(), Sentence.of('typed'), 'cards/pin.yaml',
                new Change.Assign(Pointer.of('/type'), 'trick'))) }
        OffScreen.onEvents { desk.refresh() }

        then:
        headings().contains('When your turn ends, play it: you heal …')
        !headings().contains('At the end of your turn you heal …')

        when:
        OffScreen.onEvents { choose('When your turn ends, play it: you heal …') }

        then: 'the text and the scenario follow'
        part(TemplateForm) != null
        drafting.project().file('cards/pin.yaml').get().tree().text == 'When your turn ends, play it: you heal 1 wound.'
        drafting.project().file('scenarios/pin.yaml').get().text().contains('tricks')
    }

    def "dots are no text: the sentence takes their place"() {
        given:
        OffScreen.onEvents { drafting.make(Edit.create(Sentence.of('a variant'), 'variants/picnic.yaml', 'name: Picnic\ntext: …\n')) }
        desk = open('variants/picnic.yaml')

        when:
        OffScreen.onEvents { choose('Everybody searches with …') }

        then:
        drafting.project().file('variants/picnic.yaml').get().tree().text == 'Everybody searches with 1 die more.'
    }

    private sentences() {
        OffScreen.parts(desk).find { it instanceof JList && it.model.size > 0 &&
                it.model.getElementAt(0) instanceof RuleTemplate }
    }

    private List<String> headings() {
        def list = sentences()
        (0..<list.model.size).collect { list.model.getElementAt(it).heading() }
    }

    private void choose(String heading) {
        def list = sentences()
        list.selectedIndex = (0..<list.model.size).find { list.model.getElementAt(it).heading() == heading }
        list.actionMap.get('ENTER').actionPerformed(null)
    }

    private ScriptDesk open(String path) {
        def read = new ReadMod(drafting.project(), BaseGame.library(), [], false)
        OffScreen.made { new ScriptDesk(drafting, RuleFile.of(drafting.project(), path).get(), vocabulary, templates, read, { },
                MoreExecutors.newDirectExecutorService()) }
    }

    private <T> T part(Class<T> kind) {
        OffScreen.parts(desk).find { kind.isInstance(it) } as T
    }
}
