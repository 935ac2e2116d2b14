package basegame.terminal

import basegame.BaseGameSpec
import java.nio.file.Path
import mystics.choice.Answer
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.play.Company
import mystics.play.Game
import mystics.play.Session
import mystics.terminal.Sitting
import mystics.terminal.desk.Desk
import mystics.terminal.desk.TextStyle
import mystics.view.TurnStarted
import spock.lang.TempDir

/** What the program asks about before a turn ends. */
class TurnEndSpec extends BaseGameSpec {
    @TempDir Path home

    def "CAPTURE-1: who types is asked again before a turn ends that loses the mouse, though something has been done in it"() {
        given:
        table { room 'sewer'; hero 'collin', 'w11'; hero 'tilda', 'a1' }
        acting 'collin', 0
        def session = session(1).answer(new Answer('search'))

        when:
        def asked = typed(session, 'end', 'quit')

        then:
        asked.told.contains('This mouse is captured if its turn ends now. To end it all the same, say so again.')
        asked.left.game() == session.game()

        when:
        def twice = typed(session, 'end', 'end', 'quit')

        then:
        twice.left.game().log()*.text()*.toString().contains('Collin is captured')
    }

    def "INIT-7: a turn in which the last minion of a card falls has begun, though the track is shorter now"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; track 'rat-warriors', 'collin' }
        acting 'collin', 3

        when:
        def fallen = (1L..60L).collect { session(it).answer(new Answer('battle:collins-sword:rat-1')) }
                .find { it.game().log()*.text()*.toString().contains('The card of Rat Warriors leaves the track') }

        then:
        TurnStarted.turn(fallen)
        !TurnStarted.turn(session(1))
    }

    def "MOVE-11: a space that is named though the mouse cannot move any more is answered with the reason"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6' }
        acting 'collin', 0

        expect:
        typed(session(1), 'd5', 'quit').told.contains('Move: the movement of this turn is used.')
    }

    private Session session(long seed) {
        def company = Company.people(seed)
        def setting = trial.game().setting()
        Session.of(company, Game.resume(setting, company.seating(GameTable.bots(), setting.box()), trial.game().state(), []))
    }

    /** What a person is told who types these lines, and the session as it is left. */
    private Map<String, Object> typed(Session session, String... lines) {
        def said = lines as List
        def told = []
        def desk = new Desk() {
            TextStyle look() { TextStyle.plain() }

            boolean attended() { true }

            void show(List<String> page) { told.addAll(page) }

            Optional<String> ask(String prompt, List<String> words) { Optional.of(said.remove(0)) }

            void close() { told.clear() }
        }
        def shelf = new GameTable(library).shelf(new HomeFolder(home))
        def left = new Sitting(desk, shelf, session).play()
        [told: told.join(' ').replaceAll(/\s+/, ' '), left: left]
    }
}
