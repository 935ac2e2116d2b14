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
import spock.lang.Specification

/** The flags of the next goal: on the map at its room, on the board at its spaces. */
class NextGoalSpec extends Specification {
    def library = BaseGame.library()

    private def begun(String id) {
        def chapter = library.catalog().chapters()[id]
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        new GameTable(library, Inspector.NONE).begin(new GameAgreement(new Setup(id, party, [] as Set), Company.people(7)))
    }

    def "probe #chapter"() {
        given:
        def session = begun(chapter)
        def player = SensiblePlayer.of(session.game().setting().box())
        def last = ''
        def n = 0
        while (session.game().question().present && n++ < 900) {
            def s = Sight.of(session)
            def b = s.spread().board()
            def now = "next ${s.goals().findIndexOf { !it.reached() } + 1}/${s.goals().size()} map ${s.nextGoal()*.id()} board ${b.goals().collect { b.tiles()[it.tile()].room().id() + '/' + b.tiles()[it.tile()].room().plan().name(it.space()) }}".toString()
            if (now != last) println "PROBE $chapter #$n $now"
            last = now
            def choice = session.game().question().get()
            session = session.answer(new Answer(choice.options()[session.game().lookNow { player.choose(choice, it) }].key()))
        }
        expect:
        true

        where:
        chapter << ['flight-to-barksburg', 'lilys-tail', 'cheese-catches-rats', 'the-silver-brush', 'nine-lives', 'the-horn-and-the-harvest',
                    'the-blade-called-sorrow', 'a-whisper-for-the-king', 'vursts-redemption', 'the-night-the-tree-stood', 'sorrow-and-remembrance']
    }
}
