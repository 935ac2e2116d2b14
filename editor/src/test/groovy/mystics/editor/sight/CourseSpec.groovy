package mystics.editor.sight

import mystics.choice.Sentence
import java.nio.file.Path
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.rules.Refusal
import mystics.view.OptionOdds
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir
import spock.util.concurrent.PollingConditions


/** A game beside the window: every wish is queued, and what comes of it is shown. */
class CourseSpec extends Specification {
    static final int PATIENCE = 30

    @Shared library = BaseGame.library()
    @TempDir Path home
    def films = new LinkedBlockingQueue<Film>()
    def messages = new LinkedBlockingQueue<String>()
    def reasons = new LinkedBlockingQueue<List<Refusal>>()
    def odds = new LinkedBlockingQueue<Map<String, String>>()
    def kept = new LinkedBlockingQueue<List<Shelf.Entry>>()
    def reports = new LinkedBlockingQueue<Path>()
    def foreseen = new LinkedBlockingQueue<Map<String, List<String>>>()
    def watch = new Watch()
    def table = new GameTable(library, watch)
    @AutoCleanup Course course

    def setup() {
        course = new Course(table.shelf(new HomeFolder(home)), watch, new Audience() {
            void shown(Film film) { films.add(film) }

            void told(Sentence message) { messages.add(message.toString()) }

            void kept(List<Shelf.Entry> games) { kept.add(games) }

            void reported(Path file) { reports.add(file) }

            void foreseen(Sight sight, Map<String, List<String>> remarks) { foreseen.add(remarks) }

            void explained(List<Refusal> refusals) { reasons.add(refusals) }

            void weighed(Sight sight, Map<String, OptionOdds> words) { odds.add(words) }
        })
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter)
        course.begin { table.begin(new GameAgreement(new Setup(chapter.id(), party.collect { new Setup.Member(it, '') }, [] as Set),
                Company.people(7))) }
    }

    private <T> T next(LinkedBlockingQueue<T> queue) {
        def found = queue.poll(PATIENCE, TimeUnit.SECONDS)
        assert found != null
        found
    }

    /** Answers with the last thing offered until a hero's turn is asked. */
    private Film turn() {
        def film = next(films)
        while (!film.last().asked().get().picks().any { it.isMove() }) {
            course.answer(film.last().asked().get().picks().last().key())
            film = next(films)
        }
        film
    }

    def "a turn has begun once its question has been answered, and no more when that is taken back"() {
        given:
        def first = turn()

        when:
        course.answer(first.last().asked().get().picks().find { it.isMove() }.key())
        def later = next(films)
        course.undo()
        def back = next(films)

        then:
        !first.last().asked().get().begun()
        later.last().asked().get().begun()
        !back.last().asked().get().begun()
    }

    def "a film tells in its frames what the log tells, in order, and ends at the open question"() {
        when:
        def film = turn()
        def told = film.frames().collectMany { it.told() }

        then:
        told.size() > 0
        film.news().take(told.size()) == told
        film.last().log().containsAll(told)
        film.last().spread().party().size() == 4
        film.last().spread().track()*.name().containsAll(film.last().spread().party()*.name())
    }

    def "minions are seen to act one after another"() {
        when:
        def frames = []
        def film = next(films)
        3.times {
            frames.addAll(film.frames())
            course.answer(film.last().asked().get().picks().last().key())
            film = next(films)
        }
        frames.addAll(film.frames())

        then: 'each frame has a board of its own, and not all boards are equal'
        frames*.spread()*.board().toSet().size() > 2
    }

    def "a taken back answer comes again, and the film of both is still"() {
        given:
        def film = turn()
        def free = film.last().asked().get().picks().find { it.key().startsWith('equip') }

        when:
        course.answer(free.key())
        def asked = next(films)
        course.undo()
        def back = next(films)
        course.redo()
        def again = next(films)

        then:
        back.last().asked() == film.last().asked()
        back.frames().empty
        again.last().asked() == asked.last().asked()
    }

    def "going back behind the dice is refused with a reason"() {
        given:
        turn()

        when:
        course.undo()

        then:
        next(messages).startsWith('No: ')
    }

    def "an answer that is none is told and changes nothing"() {
        given:
        def film = turn()

        when:
        course.answer('fly:moon')
        def message = next(messages)
        course.answer(film.last().asked().get().picks().find { it.isMove() }.key())

        then:
        message.contains('fly:moon')
        next(films).last().log().size() > film.last().log().size()
    }

    def "what a hero cannot do is explained by rule"() {
        given:
        turn()

        when:
        course.explain()

        then:
        def told = next(reasons)
        told.size() > 0
        told.every { !it.why().empty && it.rule() && !it.remedy().empty }
    }

    def "a click that no rule forbids and no question offers is answered in the words of the board"() {
        given:
        turn()

        when:
        course.explainSpace('', Sentence.of('There is nothing here.'))

        then:
        next(messages) == 'There is nothing here.'
    }

    def "odds come for the newest question, behind its picks"() {
        given:
        def film = turn()

        when:
        def keys = film.last().asked().get().picks()*.key()
        def words = next(odds)

        then:
        keys.containsAll(words.keySet())
        words.values().every { it =~ /\d/ }
    }

    def "a game that was left goes on where it was"() {
        given:
        def film = turn()
        course.save('supper') { [1, 2, 3] as byte[] }

        expect:
        next(messages).contains('supper')
        table.shelf(new HomeFolder(home)).load('supper').game() == film.last().game()
    }

    def "dice come with the frame they led to, as they are in the log"() {
        given:
        def film = turn()
        def thrown = film.frames().collectMany { it.thrown() } + film.rest().thrown()

        expect:
        thrown*.what().contains('Movement roll')
        thrown.every { it.faces().every { face -> face in 1..6 } }
    }

    def "a move knows its way, and what would happen on it is foreseen by the rules: nothing on dry stone"() {
        given:
        def film = turn()
        def far = film.last().asked().get().picks().findAll { it.isMove() }.max { it.way().size() }

        expect:
        far.way().last() == far.about()
        far.way().size() <= far.cost()

        and:
        next(foreseen).every { key, words -> key.startsWith('explore:') || words.every { it ==~ /\d+ steps? from .+/ } }
        new PollingConditions(timeout: PATIENCE).eventually { assert film.last().game() == table.shelf(new HomeFolder(home))
                .load(Shelf.AUTOSAVE).game() }
    }

    def "why a way out is not open now is foreseen, with the rule: far off, or leading nowhere"() {
        given:
        turn()

        when:
        def ways = [:]
        while (!ways) ways = next(foreseen).findAll { it.key.startsWith('explore:exit-') }

        then:
        ways.size() > 0
        ways.values().flatten().every { it.startsWith('Not now: ') && it =~ /EXPLORE-\d/ }
    }

    def "the saved games are looked up beside the window"() {
        given:
        turn()

        when:
        course.look()

        then:
        next(kept)*.name() == [Shelf.AUTOSAVE]
    }
}
