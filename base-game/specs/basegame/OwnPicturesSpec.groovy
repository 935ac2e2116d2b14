package basegame

import mystics.content.Card
import mystics.content.CardType
import mystics.content.Catalog
import mystics.content.MarkKind
import mystics.mod.art.Clothes
import mystics.mod.art.SceneMouse
import mystics.mod.art.StagedScene
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

    def "every hero has clothes for every stance that a scene needs"() {
        given:
        def needed = mice()*.stance().findAll { !it.empty } as Set

        expect:
        !needed.empty
        box.heroes().keySet().every { stances(it).containsAll(needed) }
    }

    def "every mouse of a scene is a hero of the box, or nobody in particular"() {
        expect:
        mice()*.hero().every { it == SceneMouse.ANYBODY || box.heroes().containsKey(it) }
    }

    private Set<String> stances(String hero) {
        Clothes.of(box.pictures()['clothes/' + hero].svg()).orElseThrow().stances()
    }

    private List<SceneMouse> mice() {
        box.pictures().values().collectMany { StagedScene.of(it.svg()).map { scene -> scene.mice() }.orElse([]) }
    }

    private static boolean isAbility(Card card) {
        card.type() == CardType.ABILITY
    }

    /** A note is only read, and the floor shows the terrain. */
    private static boolean isSeen(MarkKind mark) {
        !(mark.kind() in ['note', 'terrain'])
    }
}
