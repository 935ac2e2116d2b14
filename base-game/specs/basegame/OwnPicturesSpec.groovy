package basegame

import mystics.content.Card
import mystics.content.CardType
import mystics.content.Catalog
import mystics.content.MarkKind
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** What a player holds, earns or meets has a picture of its own, not the sign of its kind. */
class OwnPicturesSpec extends Specification {
    @Shared Catalog box = BaseGame.library().catalog()

    def "every piece of #folder has a picture of its own"() {
        when:
        def without = pieces()*.id().findAll { !box.pictures().containsKey("$folder/$it".toString()) }

        then:
        without == []

        where:
        folder       | pieces
        'abilities'  | { box.cards().values().findAll { isAbility(it) } }
        'cards'      | { box.cards().values().findAll { !isAbility(it) } }
        'heroes'     | { box.heroes().values() }
        'portraits'  | { box.heroes().values() }
        'persons'    | { box.persons().values() }
        'encounters' | { box.encounters().values() }
        'marks'      | { box.marks().values().findAll { isSeen(it) } }
    }

    def "the first page of the story of #chapter.name has a picture"() {
        expect:
        box.pictures().containsKey('scenes/' + chapter.story()[0].scene())

        where:
        chapter << BaseGame.library().catalog().chapters().values().findAll { !it.story().empty }
    }

    private static boolean isAbility(Card card) {
        card.type() == CardType.ABILITY
    }

    /** A note is only read, and the floor shows the terrain. */
    private static boolean isSeen(MarkKind mark) {
        !(mark.kind() in ['note', 'terrain'])
    }
}
