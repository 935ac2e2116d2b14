package mystics.editor.sight

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Inspector
import mystics.play.Session
import spock.lang.Specification

/** The flags of the next goals: on the map at the room of the first one, on the board at the spaces of all that are open (END-1). */
class NextGoalSpec extends Specification {
    def library = BaseGame.library()

    private Session begun(String id) {
        def party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[id]).collect { new Setup.Member(it, '') }
        new GameTable(library, Inspector.NONE).begin(new GameAgreement(new Setup(id, party, [] as Set), Company.people(7)))
    }

    /** Lets a bot play until flags stand on the board. */
    private static Session flagged(Session begun) {
        def session = begun
        def player = SensiblePlayer.of(session.game().setting().box())
        while (Sight.of(session).spread().board().goals().empty) {
            def question = session.game().question().get()
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        session
    }

    def "at the beginning of #chapter the flag on the map stands at its first goal"() {
        expect:
        Sight.of(begun(chapter)).nextGoal()*.id() == rooms

        where:
        chapter                    || rooms
        'the-first-mouse'          || ['guard-room']
        'flight-to-barksburg'      || ['courtyard']
        'lilys-tail'               || ['sewer-drain-pipe']
        'cheese-catches-rats'      || ['alchemist']
        'the-silver-brush'         || ['dining-hall']
        'nine-lives'               || ['queens-chamber', 'alchemist', 'kitchen', 'dining-hall']
        'the-horn-and-the-harvest' || ['kitchen']
        'the-blade-called-sorrow'  || ['pipes']
        'a-whisper-for-the-king'   || ['kings-chamber']
        'vursts-redemption'        || ['tunnel-entrance']
        'the-night-the-tree-stood' || ['tunnel-entrance']
        'sorrow-and-remembrance'   || ['forge']
    }

    def "in #chapter flags stand on #spaces once the room is known"() {
        given:
        def board = Sight.of(flagged(begun(chapter))).spread().board()

        expect:
        board.goals().collect { board.tiles()[it.tile()].room().with { room -> "${room.id()}/${room.plan().name(it.space())}" } } == spaces

        where:
        chapter                    || spaces
        'the-silver-brush'         || ['dining-hall/table']
        'the-horn-and-the-harvest' || ['kitchen/counter', 'kitchen/f3', 'kitchen/a4']
        'nine-lives'               || ['dining-hall/d1']
    }
}
