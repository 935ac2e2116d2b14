package mystics.editor.sight

import mystics.content.CardType
import mystics.content.Need
import mystics.editor.play.Parlour
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** A found card says who finds it, and for whom it is. */
class FoundWordsSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def "the share with a hero who can use a card that the giver cannot use comes first among the shares (FREE-4)"() {
        given:
        parlour = new Parlour(BaseGame.library(), home)
        def party = Sight.of(parlour.first(Company.people(7))).spread().party()
        def cards = BaseGame.library().catalog().cards().values().findAll { it.type().packed() && it.need() != Need.NOTHING }
        def last = party.last()
        def helped = cards.find { card -> party.findAll { card.need().metBy(it.printed()) } == [last] }
        def own = cards.find { it.need().metBy(party[0].printed()) }
        def shares = party.drop(1).collect { pick("share:${it.id()}") }
        def picks = [pick('search'), *shares, pick('end')]

        expect:
        AdvisedShares.first(picks, party[0], [helped], party)*.key() ==
                ['search', "share:${last.id()}", *(shares - shares.last())*.key(), 'end']
        AdvisedShares.first(picks, party[0], [own], party) == picks
        AdvisedShares.first(picks, party[0], [], party) == picks
    }

    private static Pick pick(String key) {
        new Pick(key, key, '', 'Free', '', '', [], 0)
    }
}
