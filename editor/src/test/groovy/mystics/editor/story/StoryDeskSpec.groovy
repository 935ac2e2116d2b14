package mystics.editor.story

import mystics.choice.Answer
import mystics.content.Chapter
import mystics.content.Passage
import mystics.editor.deed.DeskWork
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.phase.chapter.story.Story
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.content.Setup
import mystics.choice.SeededFate
import spock.lang.Shared
import spock.lang.Specification

class StoryDeskSpec extends Specification {
    static final String PATH = 'chapters/drafted.yaml'
    static final String BEGUN = '''\
        name: Drafted
        number: 1
        intro: To be written.
        party: { size: 4, forbidden: [lily] }
        tiles:
          - { at: [0, 0], up: guard-room }
        start: { room: guard-room, mark: start }
        end-page: 6
        objective:
          - { cleared: guard-room }
        '''.stripIndent()
    static final List<String> PARTY = ['collin', 'filch', 'maginos', 'nez']
    @Shared Library library = BaseGame.library()

    private final Drafting drafting = new Drafting(Project.of('drafted', ModSource.of('drafted', [(PATH): BEGUN.bytes])))
    private final DeskWork work = new DeskWork(drafting, { library }, PATH, { Selection chosen -> })

    private StoryItems story() {
        new StoryItems(work.chapter().get(), work.catalog())
    }

    private void pick(String line, String list, String name) {
        def item = story().items().find { it.words().toString().startsWith(line) }
        assert item: "no '$line' in ${story().items()*.words()}"
        def deed = item.lists().find { it.label().toString() == list }.deeds().find { it.label().toString().startsWith(name) }
        assert deed
        work.make(deed)
    }

    private void write(int passage, String label, String text, int number = 0) {
        def all = new PassageTexts(work.chapter().get().story()[passage], StoryItems.STORY.at(passage), work.catalog()).all()
        def spot = all.findAll { it.label().toString() == label }[number]
        assert spot: "no '$label' among ${all*.label()}"
        work.make(spot.label(), [new mystics.mod.write.Change.Assign(spot.at(), spot.value(text))])
    }

    def "the preview of the beginning is what a game of this party reads, for passages of #chapter"() {
        given:
        def wanted = library.catalog().chapters()[chapter] as Chapter
        def setup = new Setup(chapter, PARTY.collect { new Setup.Member(it, '') }, library.catalog().usualVariants())
        def game = Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
        while (game.log().empty) game = game.answer(new Answer(game.question().get().options()[0].key()))
        def read = game.log().findAll { it.cause() == Story.RULE }.collect { game.setting().worded(it.text()).toString() }

        when:
        def pages = StoryReading.of(library, wanted, PARTY).from('start', '', '')

        then:
        !read.empty
        pages.texts() == read

        where:
        chapter << ['flight-to-barksburg', 'lilys-tail']
    }

    def "a story is added line by line: passages, a voice, a choice that leads on; and read to a party"() {
        when:
        pick('Story', 'Add a passage', 'at the beginning')
        pick('Story', 'Add a passage', 'on entering The Guard Room')
        pick('Story', 'Add a passage', 'when it is told')
        pick('Story', 'Add a passage', 'after a victory')
        write(0, 'Narration', 'It was dark.\n\nIt was also late.')
        pick('opening', 'A voice', 'Collin')
        write(0, 'Collin', 'Who is there?')
        work.make(story().items().find { it.words().toString().startsWith('opening') }.deeds()
                .find { it.label().toString() == 'Add a choice' })
        write(0, 'Question', 'Do we knock?')
        write(0, 'Answer', 'We knock.')
        pick('Answer: We knock.', 'It leads to', 'told')
        write(2, 'Narration', 'Somebody opened.')
        def reading = StoryReading.of(library, work.chapter().get(), PARTY)
        def first = reading.from('start', '', '')
        def then = reading.answer(first.answers()[0].key())

        then:
        first.texts() == ['It was dark.\n\nIt was also late.\n\nCollin: Who is there?']
        first.question() == 'Do we knock?'
        first.answers()*.words()*.toString() == ['We knock.', 'Answer 2.']
        then.texts() == ['Somebody opened.']

        and: 'the passage to which an answer leads comes after it'
        story().items().findAll { it.id() ==~ '/story/\\d+' }*.words()*.toString()*.takeWhile { it != ',' } ==
                ['opening', 'told', 'guard room', 'victory']

        when:
        while (drafting.history().canUndo()) drafting.undo()

        then:
        drafting.project().file(PATH).get().text() == BEGUN
    }

    def "the meter counts as lint does: #chapter/#passage.id()"() {
        given:
        def item = new StoryItems(library.catalog().chapters()[chapter], library.catalog()).items()
                .find { it.words().toString().startsWith(passage.id().replace('-', ' ') + ',') }

        expect:
        item.words().toString().contains("of ${passage.when().startsWith('defeat') ? 70 : 180} words")

        where:
        [chapter, passage] << ['lilys-tail'].collectMany { id ->
            BaseGame.library().catalog().chapters()[id].story().take(3).collect { Passage one -> [id, one] } }
    }

    def "a condition stands as a line that can be taken away, and decides what is read"() {
        given:
        pick('Story', 'Add a passage', 'at the beginning')
        pick('opening', 'Only if', 'Lily is here')

        when:
        def pages = StoryReading.of(library, work.chapter().get(), PARTY).passage('opening', 'collin')
        def line = story().items().find { it.words().toString() == 'Only if Lily is here' }
        work.make(line.deeds()[0])

        then:
        pages.nothing
        !StoryReading.of(library, work.chapter().get(), PARTY).passage('opening', 'collin').nothing
    }

    private List<String> lines() { story().items()*.words()*.toString() }

    private void deed(String line, String label) {
        work.make(story().items().find { it.words().toString().startsWith(line) }.deeds().find { it.label().toString() == label })
    }

    def "conditions are sentences: they are added to one another, turned into their opposite, and put in place of one another"() {
        given:
        pick('Story', 'Add a passage', 'at the beginning')

        when:
        pick('opening', 'Only if', 'Collin is here')
        pick('opening', 'Only if', 'Nez is here')

        then:
        lines().contains('Only if Collin, Nez is here') || lines().contains('Only if Collin and Nez is here')

        when:
        deed('Only if', 'The opposite')

        then:
        work.chapter().get().story()[0].condition().get().not().get().here() == ['collin', 'nez']

        when:
        deed('Only if', 'The opposite')
        pick('Only if', 'Rather', 'Tilda')

        then:
        work.chapter().get().story()[0].condition().get().here() == ['tilda']

        when:
        pick('opening', 'Only if', 'the chapter was lost and is tried again')
        deed('Only if the chapter was lost and is tried again', 'The opposite')

        then:
        lines().contains('Only if this is not a second try')

        when:
        while (drafting.history().canUndo()) drafting.undo()

        then:
        drafting.project().file(PATH).get().text() == BEGUN
    }

    def "a passage gets other narrations, words that depend on something, a later text, another moment, a picture and what it shows"() {
        given:
        pick('Story', 'Add a passage', 'at the beginning')
        write(0, 'Narration', 'It was dark.')

        when:
        pick('opening', 'A few words more if', 'Nez is here')
        write(0, 'In the place of more1', 'Nez coughed.')

        then:
        read() == ['It was dark. Nez coughed.']

        when:
        pick('opening', 'Another narration if', 'Collin is here')
        write(0, 'Instead', 'It was not dark.')

        then:
        read() == ['It was not dark.']
        lines().containsAll(['Another narration', 'Only if Collin is here', 'In the place of more1', 'Only if Nez is here'])

        when:
        deed('opening', 'Add a text that a rule tells later')
        pick('opening', 'Its picture', 'lily opening')
        write(0, 'What the picture shows', 'A lamp, and a book below it.')
        pick('opening', 'It is read', 'on entering The Guard Room')

        then:
        with(work.chapter().get().story()[0]) {
            it.also().strip() == 'To be written.'
            [it.scene(), it.seen(), it.when(), it.room()] == ['lily-opening', 'A lamp, and a book below it.', 'entered', 'guard-room']
        }

        when:
        pick('opening', 'It is read', 'after a victory')
        deed('opening', 'Take the picture away')

        then:
        with(work.chapter().get().story()[0]) { [it.scene(), it.when(), it.room()] == ['', 'victory', ''] }
    }

    private List<String> read() {
        StoryReading.of(library, work.chapter().get(), PARTY).passage('opening', 'collin').texts()
    }
}
