package basegame.story

import basegame.BaseGameSpec
import mystics.choice.Answer
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.play.Session
import mystics.save.Campaign
import mystics.table.Outcome
import mystics.view.Guidance

/** The lesson: a chapter with a guide, which no campaign and no list has. */
class LessonSpec extends BaseGameSpec {
    GameTable table = new GameTable(library)

    Session begin() {
        table.begin(GameAgreement.lesson(library.catalog(), 1))
    }

    static String due(Session session, Collection<String> read = []) {
        Guidance.due(session.game(), read as Set).map { it.id() }.orElse('')
    }

    static Session answer(Session session, String word) {
        def key = session.game().question().get().options()*.key().find { it == word || it.startsWith("$word:") }
        session.answer(new Answer(key))
    }

    def "a lesson is no chapter of the book and of no campaign, and is easy"() {
        expect:
        library.catalog().lessons()*.id() == ['the-first-mouse']
        library.catalog().book().every { !it.lesson }
        Campaign.beginning([] as Set).next(library.catalog()).get().id() == 'the-small-door'
        begin().game().setting().box().setup().variants().containsAll(['story-mode', 'no-placing'])
    }

    def "the guide says one thing at a time, goes on with the deed or when it was read, and back with what is taken back"() {
        given:
        def session = begin()

        expect:
        due(session) == 'you'

        when:
        def moved = answer(session, 'move')

        then:
        due(moved) == 'goal'
        due(moved, ['goal']) == 'rolled'
        due(moved, ['goal', 'rolled']) in ['strike', 'closer']
        due(moved.undo()) == 'you'
    }

    def "without a guide nothing is said"() {
        given:
        def alone = table.begin(new GameAgreement(new Setup('flight-to-barksburg', FOUR.collect { new Setup.Member(it, '') }, [] as Set),
                begin().company()))

        expect:
        due(alone) == ''
    }

    def "whoever does what the guide says sees a search and a surge, and wins"() {
        given:
        def read = [] as Set
        def seen = [] as Set
        def session = begin()

        when:
        for (int i = 0; i < 200 && session.game().question().present; i++) {
            def step = Guidance.due(session.game(), read)
            while (step.filter { it.read }.present) {
                read << step.get().id()
                step = Guidance.due(session.game(), read)
            }
            step.ifPresent { seen << it.id() }
            session = session.answer(new Answer(wise(session)))
        }

        then:
        session.game().outcome() == Outcome.WON
        seen.containsAll(['you', 'strike', 'missed', 'search', 'away'])
        read.containsAll(['goal', 'rolled', 'wheel', 'surge'])
    }

    /** What a bot would do here. */
    private static String wise(Session session) {
        def box = session.game().setting().box()
        def question = session.game().question().get()
        def player = mystics.bot.SensiblePlayer.of(box)
        question.options()[session.game().lookNow { player.choose(question, it) }].key()
    }
}
