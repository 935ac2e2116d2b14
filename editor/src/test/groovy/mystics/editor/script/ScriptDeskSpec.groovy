package mystics.editor.script

import com.google.common.util.concurrent.MoreExecutors
import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.bench.Loaded
import mystics.editor.bench.Reading
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.kit.template.RuleTemplates
import mystics.kit.words.ScriptVocabulary
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Path

/** The desk of rules: text, marks, completion and scenarios of one script. */
class ScriptDeskSpec extends Specification {
    static final String SCRIPT = 'tiles/clock-loft.groovy'
    @Shared Reading reading = new Reading(new Neighbours([]), { it.run() }, { })
    @Shared ScriptVocabulary vocabulary = ScriptVocabulary.read()
    @Shared RuleTemplates templates = RuleTemplates.read()
    Drafting drafting = new Drafting(Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft'))))
    List chosen = []
    ScriptDesk desk

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        desk = open('tiles/clock-loft.yaml')
    }

    def "a script is shown as it is, in letters of the window"() {
        expect:
        text().text == drafting.project().file(SCRIPT).get().text()
        text().accessibleContext.accessibleName == 'Script tiles/clock-loft.groovy'
        text().font.size == Math.round(javax.swing.UIManager.getFont('defaultFont').size2D)
    }

    def "what is typed in one go is one entry of the history, and undo puts the text back"() {
        given:
        def before = text().text

        when:
        'say '.each { letter -> OffScreen.onEvents { text().replaceSelection(letter) } }
        OffScreen.onEvents { drafting.settle() }

        then:
        drafting.history().size() == 1
        text().text == 'say ' + before

        when:
        OffScreen.onEvents { drafting.undo(); desk.refresh() }

        then:
        text().text == before
        !text().canUndo()
    }

    def "the marks in a script are what lint finds in its file: #mistake"() {
        given:
        OffScreen.onEvents { text().text = text().text.replace(written, mistake) }
        OffScreen.onEvents { drafting.settle() }

        when:
        load()

        then:
        marked() == new Lint(ModLoader.fresh(), 0).findings(drafting.project().source(), []).findAll { it.file() == SCRIPT }
        marked().size() == 1
        underlined() == at

        where:
        written               | mistake                || at
        "drawn('hammer')"     | "drawn('hamer')"       || "'"
        'wound figure, 1'     | 'wound figur, 1'       || 'figur'
        'wound figure, 1'     | 'wound figure 1'       || '1'
        'after(RoundEnds)'    | 'after(RoundEnd)'      || 'RoundEnd'
        'space.figures'       | 'space.figuren'        || 'figuren'
    }

    def "scenarios run green, and say what fails in which line"() {
        when:
        OffScreen.onEvents { part(ScenarioPane).start() }
        load()

        then:
        results().size() == 3
        results().every { it.startsWith('✔') }

        when:
        OffScreen.onEvents { drafting.make(Edit.text(drafting.project(), Sentence.of('changed'), SCRIPT,
                text().text.replace('figure, 1', 'figure, 2'))) }
        OffScreen.onEvents { part(ScenarioPane).start() }
        load()

        then:
        results()[0].startsWith('✖  At the end of the round the hammer meets whoever stands below – line 10: expected the wounds of ' +
                'collin to be 1, saw 2')
    }

    def "a scenario that would never end says so"() {
        given:
        OffScreen.onEvents {
            drafting.make(Edit.text(drafting.project(), Sentence.of('changed'), SCRIPT, text().text.replace('figure, 1', 'figure, 3')))
            part(ScenarioPane).start()
        }

        when:
        load()

        then:
        results()[0].contains('the game goes on for ever')
    }

    def "an entry without rules begins a script, which undo takes away again"() {
        given:
        desk = open('chapters/quarter-to-midnight.yaml')

        when:
        OffScreen.onEvents { OffScreen.parts(desk).find { it instanceof javax.swing.JButton && it.text == 'Write a script' }.doClick(0) }
        OffScreen.onEvents { desk.refresh() }

        then:
        drafting.project().file('chapters/quarter-to-midnight.groovy').get().text().startsWith('rules {')
        text().text.startsWith('rules {')

        when:
        OffScreen.onEvents { drafting.undo(); desk.refresh() }

        then:
        part(ScriptText) == null
    }

    def "what happens here is answered by a sentence; script and scenario follow it, and undo takes both away"() {
        given:
        OffScreen.onEvents { drafting.make(Edit.delete(Sentence.of('the room has no rules'), SCRIPT)) }
        desk = open('marks/hammer.yaml')

        when:
        OffScreen.onEvents { choose('At the …, whoever stands on it takes …') }

        then:
        drafting.project().file('rules/hammer.groovy').get().text().contains("after(RoundEnds)")
        drafting.project().file('scenarios/hammer.yaml').present
        boxes()*.selectedItem*.toString() == ['end of a round', '1 wound']

        when:
        load()

        then:
        results().size() > 3
        results().find { it.contains('whoever stands beside it is not') }.startsWith('✔')

        when: 'a place is filled otherwise'
        OffScreen.onEvents { boxes()[1].selectedIndex = 1 }
        load()

        then:
        drafting.project().file('rules/hammer.groovy').get().text().contains('wound it, 2')
        results().find { it.contains('whoever stands beside it is not') }.startsWith('✔')

        when: 'both edits are undone'
        OffScreen.onEvents { drafting.undo(); drafting.undo(); desk.refresh() }

        then:
        drafting.project().file('rules/hammer.groovy').empty
        drafting.project().file('scenarios/hammer.yaml').empty
        part(TemplateList) != null
    }

    def "a card without a text says the sentence of its rule, and a text of one's own stays"() {
        given:
        def card = { drafting.project().file('cards/pin.yaml').get().tree() }
        OffScreen.onEvents { drafting.make(Edit.create(Sentence.of('a card'), 'cards/pin.yaml', 'name: Pin\ntype: accessory\n')) }
        desk = open('cards/pin.yaml')

        when:
        OffScreen.onEvents { choose('At the end of your turn you heal …') }

        then:
        card().text == 'At the end of your turn you heal 1 wound.'

        when:
        OffScreen.onEvents { boxes()[0].selectedIndex = 1 }

        then:
        card().text == 'At the end of your turn you heal 2 wounds.'

        when:
        OffScreen.onEvents { drafting.make(Edit.text(drafting.project(), Sentence.of('typed'), 'cards/pin.yaml',
                'name: Pin\ntype: accessory\ntext: Good for sore paws.\n')) }
        OffScreen.onEvents { boxes()[0].selectedIndex = 0 }

        then:
        card().text == 'Good for sore paws.'
    }

    def "another sentence takes the place of the first one, with its script, its scenario and the text of the card"() {
        given:
        def path = 'cards/brass-bell.yaml'
        OffScreen.onEvents { drafting.make(Edit.create(Sentence.of('a card'), path, 'name: Brass Bell\ntype: accessory\ncopies: 1\n')) }
        desk = open(path)
        def list = { OffScreen.parts(desk).find { it instanceof javax.swing.JList && it.model.size &&
                it.model.getElementAt(0) instanceof mystics.kit.template.RuleTemplate } }
        def take = { int at -> OffScreen.onEvents { list().selectedIndex = at; list().actionMap.get('ENTER').actionPerformed(null) } }
        def text = { drafting.project().file(path).get().at(mystics.mod.yaml.Pointer.of('/text')).get() }
        def script = { drafting.project().file('cards/brass-bell.groovy').get().text() }

        when:
        take(0)
        def first = [text(), script()]
        press('Choose another sentence …')
        press('Keep the sentence')

        then: 'nothing has changed'
        [text(), script()] == first

        when:
        press('Choose another sentence …')
        take(1)

        then: 'everything is that of the other sentence, in one step of the history'
        text() != first[0]
        script() != first[1]
        drafting.project().file('scenarios/brass-bell.yaml').present
        button('Choose another sentence …')

        when:
        OffScreen.onEvents { drafting.undo() }

        then:
        [text(), script()] == first
    }

    def "a form is left for its script, and comes back as long as the script is the template's"() {
        given:
        desk = open('chapters/quarter-to-midnight.yaml')
        OffScreen.onEvents { choose('At the …, every mouse takes …') }

        when:
        press('Open as script')

        then:
        part(ScriptText).text.contains('wound it, 1')

        when:
        press('Form')

        then:
        part(TemplateForm) != null

        when:
        press('Open as script')
        OffScreen.onEvents { part(ScriptText).text = part(ScriptText).text.replace('wound it, 1', 'wound it, 1 + 1') }
        OffScreen.onEvents { drafting.settle(); desk.refresh() }

        then:
        !button('Form').enabled
        part(ScriptText).text.contains('1 + 1')
    }

    def "moments of play become files of their own, which undo takes away"() {
        when:
        def paths = (1..2).collect { OffScreen.made { MomentFile.in(drafting, 'scenarios: []\n') } }

        then:
        paths == ['scenarios/moment.yaml', 'scenarios/moment-2.yaml']
        paths.every { drafting.project().file(it).present }

        when:
        OffScreen.onEvents { drafting.jump(0) }

        then:
        paths.every { drafting.project().file(it).empty }
    }

    def "the ids of this mod come before those of its neighbours"() {
        given:
        def ids = new NearIds(drafting.project(), new mystics.lint.KnownNames(mod().library().catalog()),
                RuleFile.of(drafting.project(), SCRIPT).get())

        expect:
        ids.of(mystics.rules.Names.What.MARK, '').first() == 'hammer'
        ids.of(mystics.rules.Names.What.SPACE, '').contains('b2')
    }

    def "the rules of a mark that is only drawn lie in the folder of rules"() {
        expect:
        RuleFile.of(drafting.project(), path).map { it.script() }.orElse('') == script

        where:
        path                        || script
        'marks/hammer.yaml'         || 'rules/hammer.groovy'
        'tiles/clock-loft.yaml'     || SCRIPT
        'mod.yaml'                  || ''
        'scenarios/clock-loft.yaml' || ''
    }

    private void choose(String heading) {
        def list = OffScreen.parts(desk).find { it instanceof javax.swing.JList && it.model.size > 0 &&
                it.model.getElementAt(0) instanceof mystics.kit.template.RuleTemplate }
        list.selectedIndex = (0..<list.model.size).find { list.model.getElementAt(it).heading() == heading }
        list.actionMap.get('ENTER').actionPerformed(null)
    }

    private List boxes() {
        OffScreen.parts(desk).findAll { it instanceof javax.swing.JComboBox }
    }

    private button(String words) {
        OffScreen.parts(desk).find { it instanceof javax.swing.AbstractButton && it.text == words }
    }

    private void press(String words) {
        OffScreen.onEvents { button(words).doClick(0) }
    }

    private ScriptDesk open(String path) {
        OffScreen.made { new ScriptDesk(drafting, RuleFile.of(drafting.project(), path).get(), vocabulary, templates, mod(),
                { chosen << it },
                MoreExecutors.newDirectExecutorService()) }
    }

    private ReadMod mod() {
        Loaded loaded = reading.loaded(drafting.project())
        new ReadMod(loaded.project(), loaded.library(), loaded.problems(), loaded.sound)
    }

    private void load() {
        OffScreen.onEvents { desk.loaded(mod()) }
        OffScreen.onEvents { }
    }

    private <T> T part(Class<T> kind) {
        OffScreen.parts(desk).find { kind.isInstance(it) } as T
    }

    private ScriptText text() {
        part(ScriptText)
    }

    private List marked() {
        (text().getParser(0) as ScriptMarks).shown()*.finding()
    }

    private String underlined() {
        def notice = text().getParserNotices()[0]
        text().text.substring(notice.offset, notice.offset + notice.length)
    }

    private List<String> results() {
        def model = part(ScenarioList).model
        (0..<model.size).collect { ScenarioList.words(model.getElementAt(it)) }
    }
}
