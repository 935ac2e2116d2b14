package mystics.editor.sight

import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Faces
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Inspector
import spock.lang.Specification

/** The question of a turn keeps the movement die that was thrown for it (MOVE-1). */
class MovementDieSpec extends Specification {
    def "the movement is the number of the die and the mouse's own"() {
        given:
        def library = BaseGame.library()
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def session = new GameTable(library, Inspector.NONE).begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set),
                Company.people(7)))
        def before = Sight.of(session).asked().get()
        while (!Sight.of(session).asked().get().isTurn()) {
            session = session.answer(new Answer(Sight.of(session).asked().get().picks().last().key()))
        }
        def sight = Sight.of(session)
        def asked = sight.asked().get()

        expect:
        before.moved().empty
        Faces.number(asked.moved().get()) + library.catalog().heroes()[asked.seat()].move() == sight.spread().headline().movement()
    }
}
