package basegame.properties

import mystics.choice.Answer
import mystics.choice.Seat
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import spock.lang.Shared
import spock.lang.Specification

/** What concerns everybody is decided by people where people play: a program leaves it to them. */
class PartyDecisionsSpec extends Specification {
    static final List<String> PARTY = ['collin', 'filch', 'maginos', 'tilda']
    @Shared GameTable table = new GameTable(Games.LIBRARY)

    private Session session(List<String> bots, long seed) {
        def company = new Company([:], bots.collectEntries { [it, GameTable.BOT] }, Optional.of(seed), Optional.of(seed), UndoPolicy.FREELY)
        table.begin(new GameAgreement(new Setup('flight-to-barksburg', PARTY.collect { new Setup.Member(it, '') }, [] as Set), company))
    }

    private static List<String> keys(Session session) {
        session.game().question().get().options()*.key()
    }

    /** The answers that lead out of a room. */
    private static int ways(Session session) {
        session.game().journal().count { it.value().startsWith('explore:') }
    }

    def "a bot's mouse that would lead the party out of a room asks the people first and says so (EXPLORE-4, EXPLORE-5)"() {
        given:
        def bots = PARTY - 'tilda'
        def session = session(bots, 11)
        def led = 0
        def asked = []

        when:
        for (int i = 0; i < 400 && session.game().question().present && led < 3; i++) {
            def question = session.game().question().get()
            def way = keys(session).find { it.startsWith('explore:') }
            if (question.seat().name() in bots) {
                asked << [question.seat().name() in bots, way != null, question.occasion().happening().map { "$it" as String }.orElse('')]
            }
            def goes = way && (question.seat().name() in bots)
            session = session.answer(new Answer(goes ? way : keys(session).find { it == 'end' } ?: keys(session)[0]))
            if (goes) led++
        }

        then: 'nobody went anywhere without being sent'
        led == 3
        ways(session) == led
        asked.every { bot, way, why -> way && why.startsWith('The program would choose "Explore ') }
    }

    def "a mouse that is not sent stays, and its turn goes on as people want"() {
        given:
        def session = session(PARTY - 'tilda', 11)
        while (session.game().question().get().seat().name() in ['tilda', 'party']) {
            session = session.answer(new Answer(keys(session).find { it == 'end' } ?: keys(session)[0]))
        }
        def before = session.game().lookNow { it.heroes()[0].room.key() }

        when:
        def after = session.answer(new Answer('end'))

        then:
        after.game().lookNow { it.heroes()[0].room.key() } == before
        ways(after) == 0
    }

    def "where nobody plays, nobody is asked"() {
        expect:
        session(PARTY + Seat.PARTY.name(), 11).game().question().empty
    }
}
