package mystics.editor.tongue

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.deed.DeskWork
import mystics.editor.deed.SpellMarks
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.kit.Workbench
import mystics.kit.translate.SourceText
import mystics.mod.lang.LanguagePage
import mystics.mod.lang.TextMemory
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JTextArea
import javax.swing.JTextField
import javax.swing.KeyStroke
import java.awt.event.ActionEvent
import java.nio.file.Path
import java.util.concurrent.Executor

/** A mod is translated text by text, with the keyboard alone. */
class TongueDeskSpec extends Specification {
    @Shared Workbench bench = Workbench.at(Path.of('../mods/cheese-moon').toAbsolutePath(), [])
    def drafting = new Drafting(Project.of('cheese-moon', bench.source()))
    TongueDesk desk

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        desk = OffScreen.made { new TongueDesk(drafting, { bench.library() }, mystics.editor.art.Theme.LIGHT, { it.run() } as Executor) }
        drafting.listen { desk.refresh() }
    }

    def "twelve texts are translated with two gestures each: type, and on to the next hole"() {
        given:
        language('fr')
        def source = part(JTextArea, 'The text as it was written')
        def done = []

        when:
        12.times {
            press('ctrl DOWN')
            OffScreen.onEvents { done << source.text; part(JTextArea, 'Translation').text = "Le ${source.text}" }
        }
        press('ctrl DOWN')

        then: 'each is there, in reading order, under its key, and what it was translated from is remembered'
        def french = LanguagePage.texts(drafting.project().source(), 'fr')
        french.size() == 12
        french.values()*.replaceFirst(/^Le /, '').toSet() == done*.strip().toSet()
        TextMemory.of(drafting.project().source(), 'fr').sources().values().toSet() == done*.strip().toSet()
        drafting.history().position() == 12

        and: 'the manifest names the language, after the language of the mod'
        drafting.project().file('mod.yaml').get().at(Pointer.ROOT.in('languages')).get() == ['en', 'fr']

        and: 'nobody believes that the spelling of this language is checked'
        status().contains('Spelling is not checked')

        and: 'one step back takes the last one away'
        OffScreen.onEvents { drafting.undo() }
        LanguagePage.texts(drafting.project().source(), 'fr').size() == 11
    }

    def "a text that has changed is out of date until somebody says it is still right"() {
        given:
        def remembered = TextMemory.NONE.with(['cards/slice-of-moon/name': 'Another name'])
        language('de')
        OffScreen.onEvents {
            drafting.make(Edit.create(Sentence.of('x'), 'lang/de.yaml', 'cards/slice-of-moon/name: Mondscheibe\n'))
            drafting.make(Edit.create(Sentence.of('x'), 'lang/de.sources', remembered.text()))
            desk.turnTo('cards/slice-of-moon/name', Optional.of('de'))
        }

        expect:
        part(JButton, 'Still right').visible
        status().contains('1 out of date')
        !status().contains('Spelling')

        when:
        press('ctrl ENTER')

        then:
        status().contains('0 out of date')
        !part(JButton, 'Still right').visible
    }

    def "a place that the translation leaves out is told at once"() {
        given:
        def text = new SourceText('{hero} runs', '{hero} runs', 'rules', '')
        def work = TongueWork.of(drafting.project(), 'de', [text])
        def spelling = new SpellMarks(new DeskWork(drafting, { bench.library() }, '', { }), { 'de' })
        def pane = OffScreen.made { new TargetPane([typed: { a, b -> }] as TargetPane.Listener, spelling).tap { it.show(work, text) } }

        when:
        OffScreen.onEvents { OffScreen.parts(pane).find { named(it) == 'Translation' }.text = 'läuft {who}' }

        then:
        OffScreen.parts(pane).findAll { it instanceof JTextArea && it.visible }*.text.any { it.contains('leaves out {hero}') }
    }

    def "a form of a name is written beside the name"() {
        given:
        def text = new SourceText('tiles/window-sill/name', 'The Window Sill', '', '')
        def files = ['lang/de.yaml': 'tiles/window-sill/name: Das Fensterbrett\n'.getBytes('UTF-8')]
        def work = TongueWork.of(Project.of('x', ['mod.yaml': 'id: x\n'.bytes] + files), 'de', [text])

        when:
        def after = work.project().with(work.formed(text, 'at', 'auf dem Fensterbrett'))

        then:
        LanguagePage.texts(after.source(), 'de') == ['tiles/window-sill/name': 'Das Fensterbrett',
                'tiles/window-sill/name:at': 'auf dem Fensterbrett']
    }

    private void language(String letters) {
        OffScreen.onEvents { part(JTextField, 'Language').with { it.text = letters; it.postActionEvent() } }
    }

    private String status() {
        OffScreen.parts(desk).findAll { it instanceof JTextArea }*.text.find { it.contains('translated,') }
    }

    private <T> T part(Class<T> type, String name) {
        OffScreen.parts(desk).find { type.isInstance(it) && (named(it) == name || it instanceof JButton && it.text == name) } as T
    }

    private static String named(part) {
        part.accessibleContext?.accessibleName
    }

    private void press(String key) {
        OffScreen.onEvents {
            def name = desk.getInputMap(desk.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke(key))
            desk.actionMap.get(name).actionPerformed(new ActionEvent(desk, 0, ''))
        }
    }

    def cleanup() {
        def folder = System.getProperty('look')
        if (folder) {
            OffScreen.lay(desk, 1200, 700)
            def image = new java.awt.image.BufferedImage(1200, 700, 1)
            OffScreen.onEvents { desk.paint(image.createGraphics()) }
            javax.imageio.ImageIO.write(image, 'png', new File(folder, specificationContext.currentFeature.name.take(20) + '.png'))
        }
    }
}
