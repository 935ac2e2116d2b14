package mystics.editor.sight

import mystics.bot.SensiblePlayer
import mystics.choice.Answer
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** A game that is watched, told turn by turn. */
class PlayedTurnSpec extends Specification {
    @Shared Reel reel = reel()

    private static Reel reel() {
        def library = BaseGame.library()
        def session = new GameTable(library).begin(GameAgreement.lesson(library.catalog(), 1))
        def player = SensiblePlayer.of(session.game().setting().box())
        while (session.game().question().present) {
            def question = session.game().question().get()
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        Reel.of(session)
    }

    def "every turn has its round, the portrait of whose turn it is, and its deeds"() {
        given:
        def turns = PlayedTurn.upTo(reel, reel.size() - 1).findAll { it.round() > 0 }

        expect:
        turns.size() > 1
        turns.every { !it.art().empty && it.whose().toString().contains('turn') }
        turns*.round() == turns*.round().toSorted()
        turns.any { !it.deeds().empty }
    }

    def "a walk is one deed, however long it is, and no deed names spaces by letters"() {
        given:
        def words = PlayedTurn.upTo(reel, reel.size() - 1)*.deeds().flatten()*.words()*.toString()

        expect:
        words.any { it ==~ /.* walks \d+ spaces?/ }
        words.every { !(it ==~ /.* moves to [a-f]\d/) }
    }

    def "dice stand beside the deed as faces; the words count up only a movement, which is more than its die (MOVE-1)"() {
        given:
        def rolled = PlayedTurn.upTo(reel, reel.size() - 1)*.deeds().flatten().findAll { it.rule() in ['MOVE-1', 'BATTLE-2', 'BATTLE-4'] }

        expect:
        rolled.any { it.thrown() && it.thrown()[0].faces().every { face -> face in 1..6 } }
        rolled.every { it.rule() == 'MOVE-1' || !it.words().toString().contains(': ') }
        rolled.any { it.words().toString() ==~ /.* rolls to move: movement \d+ = \d+ \+ \d+ .*/ }
    }

    def "an earlier place tells no more than what had happened by then"() {
        expect:
        (1..<reel.size()).every { place ->
            PlayedTurn.upTo(reel, place).size() >= PlayedTurn.upTo(reel, place - 1).size()
        }
    }
}
