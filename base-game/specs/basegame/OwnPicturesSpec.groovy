package basegame

import mystics.content.CardType
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** What a player holds, earns or meets has a picture of its own, not the sign of its kind. */
class OwnPicturesSpec extends Specification {
    static final Map<String, ?> CATALOG = BaseGame.library().catalog().with { box ->
        [abilities: box.cards().values().findAll { it.type() == CardType.ABILITY },
         cards    : box.cards().values().findAll { it.type() != CardType.ABILITY },
         heroes   : box.heroes().values(),
         portraits: box.heroes().values(),
         persons  : box.persons().values(),
         marks    : box.marks().values().findAll { !(it.kind() in ['note', 'terrain']) },
         pictures : box.pictures().keySet()]
    }

    def "every piece of #folder has a picture of its own"() {
        expect:
        CATALOG[folder]*.id().findAll { !CATALOG.pictures.contains("$folder/$it".toString()) } == []

        where:
        folder << ['abilities', 'cards', 'heroes', 'portraits', 'persons', 'marks']
    }
}
