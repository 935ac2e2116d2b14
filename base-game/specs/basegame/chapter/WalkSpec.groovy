package basegame.chapter

import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.phase.chapter.BeginChapter
import mystics.phase.round.Round
import mystics.play.Agenda
import mystics.play.Chance
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting
import mystics.play.Simulation
import mystics.play.State
import mystics.rules.Scene
import mystics.table.Draft
import mystics.trial.Plodder
import mystics.trial.Trial
import spock.lang.Shared
import spock.lang.Specification

/** Whoever does anything at all comes to an end, and the table is sound all the way. */
class WalkSpec extends Specification {
    static final List<List<String>> PARTIES = [['collin', 'nez', 'maginos', 'filch'], ['tilda', 'collin', 'filch', 'maginos'],
            ['nez', 'tilda', 'filch', 'maginos']]
    static final List<String> ROOMS = ['guard-room', 'sewer', 'kitchen-tunnels', 'kitchen', 'tunnel-entrance', 'courtyard']

    @Shared Library library = BaseGame.library()
    @Shared List<Setting> settings = PARTIES.collect { party ->
        library.setting(new Setup('flight-to-barksburg', party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE)
    }
    Set<String> flaws = []

    def "END-1, MOVE-7, INIT-7: fifty random games end, with a sound table whenever somebody is asked"() {
        when:
        def reports = (1..50).collect { seed ->
            def setting = setting(seed)
            new Simulation(setting, seating(setting, seed)).play([new BeginChapter()], 20_000)
        }

        then:
        flaws.empty
        reports.every { it.finished() && Draft.of(it.table()).outcome().over() }
    }

    def "EXPLORE-4, PLACE-1: twenty random games that begin in #room with time enough end, with a sound table"() {
        when:
        def reports = (1..20).collect { seed ->
            def setting = setting(seed)
            new Simulation(setting, seating(setting, seed)).play(elsewhere(setting, room), 20_000)
        }

        then:
        flaws.empty
        reports.every { it.finished() && Draft.of(it.table()).outcome().over() }

        where:
        room << ROOMS
    }

    def "END-1, CH1-1: a party that goes straight on wins some of fifty games and loses others"() {
        when:
        def outcomes = (1..50).collect { seed ->
            def setting = setting(seed)
            def fate = Optional.of(Chance.of(new SeededFate(seed)))
            def players = (setting.box().heroes()*.id() + 'party').collectEntries { [it, new Plodder()] }
            Draft.of(new Simulation(setting, new Seating(fate, fate, players)).play([new BeginChapter()], 20_000).table()).outcome()
        }

        then:
        outcomes.every { it.over() }
        outcomes.any { it.name() == 'WON' }
        outcomes.any { it.name() == 'LOST_TIME' }
    }

    def "END-1: one game played inside, and the same answers given from outside one by one, are the same game"() {
        given:
        def setting = setting(seed)
        def inside = Game.begin(setting, seating(setting, seed), [new BeginChapter()])

        when:
        def outside = Game.begin(setting, Seating.nobody(), [new BeginChapter()])
        inside.journal().each { outside = outside.answer(new Answer(it.value())) }

        then:
        outside.question().empty
        outside.outcome().over()
        outside == inside
        outside.log() == inside.log()

        where:
        seed << (1..5)
    }

    private Setting setting(int seed) {
        settings[seed % settings.size()]
    }

    private Seating seating(Setting setting, int seed) {
        def wanderer = new Wanderer(seed, { Question question, Scene scene ->
            flaws.addAll(TableFlaws.flaws(question, scene))
        })
        def fate = Optional.of(Chance.of(new SeededFate(seed)))
        new Seating(fate, fate, (setting.box().heroes()*.id() + 'party').collectEntries { [it, wanderer] })
    }

    /** The party in some room nobody defends, with the chapter's end well away. */
    private State elsewhere(Setting setting, String room) {
        def begun = new Trial(setting).set { table ->
            table.room(room)
            setting.box().heroes().eachWithIndex { hero, place -> table.hero(hero.id(),
                    setting.box().room(setting.box().roomNumber(room)).plan().name(place)) }
            table.set('END_PAGE', 30)
        }.game().state()
        new State(begun.table(), Agenda.of([new Round()]), begun.thrown(), begun.journal(), begun.log())
    }
}
