package mystics.editor.sight

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

    def "a card for some heroes names those of the party; a card for none of them says so; a card for all says nothing"() {
        given:
        parlour = new Parlour(BaseGame.library(), home)
        def party = Sight.of(parlour.first(Company.people(7))).spread().party()
        def cards = BaseGame.library().catalog().cards().values()
        def users = { card -> party.findAll { card.need().metBy(it.printed()) }*.name() }
        def words = { card -> FoundWords.of(party[0], card, party) }
        def free = cards.find { it.need() == Need.NOTHING }
        def some = cards.find { users(it).size() == 1 && it.need() != Need.NOTHING }
        def none = cards.find { users(it).empty }

        expect:
        words(free).finder().toString() == "${party[0].name()} finds ${free.name()}"
        words(free).use().empty
        words(some).use().toString() == "for ${users(some)[0]}"
        words(none).use().toString() == 'of use to nobody here'
    }
}
