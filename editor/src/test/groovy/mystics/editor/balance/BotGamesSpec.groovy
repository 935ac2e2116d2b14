package mystics.editor.balance

import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.lab.LabReport
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification

import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executor
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

class BotGamesSpec extends Specification {
    static final Executor HERE = { it.run() }
    @Shared Library library = BaseGame.library()
    @Shared BotSetUp wanted = first(library)

    private static BotSetUp first(Library library) {
        def chapter = library.catalog().firstToPlay()
        new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE)
    }

    def "the last report is that of all games, in their order, however many workers play them"() {
        given:
        List<LabReport> alone = []
        List<LabReport> together = Collections.synchronizedList([])
        def done = new CountDownLatch(1)
        def workers = Executors.newFixedThreadPool(2)

        when:
        def games = BotGames.begin({ wanted.series() }, 40, HERE, 1, { alone << it })
        BotGames.begin({ wanted.series() }, 40, workers, 2) { together << it; if (it.games() == 40) done.countDown() }
        done.await(60, TimeUnit.SECONDS)
        workers.shutdown()

        then:
        games.done
        alone.first().games() == 10
        alone.last() == wanted.series().play(0, 40)
        together.last() == alone.last()
    }

    def "games that are stopped tell nothing more"() {
        given:
        List<LabReport> told = []
        BotGames games = null
        List<Runnable> waiting = []

        when:
        games = BotGames.begin({ wanted.series() }, 200, { waiting << it }, 1, { told << it; games.stop() })
        waiting*.run()

        then:
        told.size() == 1
        !games.done
    }

    def "a change of the chapter is seen in its games"() {
        given:
        def chapter = wanted.chapter()
        def ending = { int page ->
            def facts = chapter.class.recordComponents.collect { it.name == 'endPage' ? page : chapter."${it.name}"() }
            new BotSetUp(library, canonical(chapter).newInstance(facts as Object[]), wanted.party(), Bot.SENSIBLE)
        }

        when:
        def hasty = ending(2).series().play(0, 40)
        def slow = ending(12).series().play(0, 40)

        then:
        hasty.winRate() + 0.2 < slow.winRate()
    }

    def "results in words: the share won with its interval, and causes by how often they were"() {
        given:
        def rate = new WinRate(wanted.series().play(0, 40))

        expect:
        rate.words().toString() ==~ /\d+ % won ± \d+/
        rate.interval().toString() ==~ /\d+ to \d+ % of 40 games/
        rate.causes()*.games().sum(0L) + rate.report().wins() == 40
        rate.causes()*.games() == rate.causes()*.games().sort(false) { -it }
        new WinRate(LabReport.NONE).words().toString() == 'No game played yet'
    }

    def "a room of the objective that nobody can come into is named"() {
        given:
        def chapter = wanted.chapter()
        def facts = chapter.class.recordComponents.collect { it.name == 'tiles' ? chapter.tiles().take(1) : chapter."${it.name}"() }
        mystics.editor.settings.Scheme.LIGHT.wear(100)
        def cut = canonical(chapter).newInstance(facts as Object[])

        expect:
        Reachable.of(chapter, library.catalog()).words(library.catalog()).toString() == 'Reachable'
        Reachable.of(cut, library.catalog()).words(library.catalog()).toString() == 'The Courtyard cannot be reached'

        and: 'the badge says so before bots have played'
        [chapter, cut].collect { one -> new BadgeLine({ library }, { Optional.of(one) }, HERE).components[0].text } ==
                ['Reachable', 'The Courtyard cannot be reached']
    }

    /** The constructor with all the facts: reflection gives constructors in any order. */
    private static canonical(chapter) {
        chapter.class.constructors.find { it.parameterCount == chapter.class.recordComponents.length }
    }
}
