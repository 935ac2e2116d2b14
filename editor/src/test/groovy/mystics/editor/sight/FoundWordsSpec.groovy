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

    def "while a find may be kept or not, it says whether its finder can use it then, who else can, or that nobody can (FREE-4)"() {
        given:
        parlour = new Parlour(BaseGame.library(), home)
        def party = Sight.of(parlour.first(Company.people(7))).spread().party()
        def cards = BaseGame.library().catalog().cards().values()
        def others = party.drop(1)
        def users = { card -> party.findAll { card.need().metBy(it.printed()) }*.name() }
        def words = { card -> FoundWords.of(party[0], card, party) }
        def free = cards.find { it.need() == Need.NOTHING }
        def packed = cards.findAll { it.type().packed() }
        def some = packed.find { card -> users(card).size() == 1 && users(card)[0] in others*.name() }
        def none = packed.find { users(it).empty }
        def own = packed.find { it.type().equipment() && it.need() != Need.NOTHING && it.need().metBy(party[0].printed()) }

        expect:
        words(free).finder().toString() == "${party[0].name()} finds: ${free.name()}"
        words(free).use().toString().startsWith("If kept: ${party[0].name()} can use it")
        words(some).use().toString() == "${party[0].name()} cannot use it: if kept, share it with ${users(some)[0]}"
        words(none).use().toString() == 'nobody here can use it yet'
        words(own).use().toString() == "If kept: ${party[0].name()} can use it (Equip)"
        words(cards.find { it.type() == CardType.PARTY_ITEM }).use().toString() == 'for the stash that all mice share'
    }
}
