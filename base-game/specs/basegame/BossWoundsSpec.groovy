package basegame

import mystics.content.MinionCard
import mystics.mod.load.Library

class BossWoundsSpec extends BaseGameSpec {
    def setup() {
        table {
            room 'guard-room'
            hero 'collin', 'd5'
            minion 'brodie-chases', 'd5'
            track 'collin', 'brodie-chases', 'filch', 'brodie-pounces'
        }
        acting 'collin', 0
    }

    def "BATTLE-8, RUL-74: a wound lies on the card the party chooses, and that card leaves the track"() {
        when:
        answer 'battle:collins-sword:paw'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW, BOW

        then:
        asked.startsWith 'party: Which card of Brodie takes a wound? When its life is gone, the card leaves the track.'
        options == ['brodie-chases', 'brodie-pounces']
        game().question().get().options()*.hint()*.toString() == ['1 life left', '1 life left']

        when:
        answer 'brodie-chases'

        then:
        track == ['collin', 'filch', 'brodie-pounces']
        figure('paw').state == 'on-board'

        and: 'the figure acts by the card that is left'
        look { it.minions()[0].minionCard().id() } == 'brodie-pounces'
        log.last().contains 'takes 1 wound'
    }

    def "BATTLE-8: with its last card a boss is defeated; each wound of one attack is chosen by itself"() {
        when:
        answer 'battle:collins-sword:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW
        answer 'brodie-pounces'

        then:
        figure('paw').state == 'away'
        track == ['collin', 'filch']
    }

    def "BATTLE-8: a card with more life carries its wounds until they reach it, and two wounds may lie on it"() {
        given: 'a cat of which one card takes two'
        def chases = library.catalog().minions()['brodie-chases']
        def facts = MinionCard.recordComponents.collect { it.name == 'life' ? 2 : it.accessor.invoke(chases) }
        def tough = MinionCard.declaredConstructors[0].newInstance(facts as Object[]) as MinionCard
        library = new Library(BASE.mods().collect { it.with(tough) })
        setup()

        when:
        answer 'battle:collins-sword:paw'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW, BOW
        answer 'brodie-chases'

        then:
        track == ['collin', 'brodie-chases', 'filch', 'brodie-pounces']

        when:
        acting('collin', 0).answer 'battle:collins-sword:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW
        answer 'brodie-chases'

        then: 'the second wound of this attack has but one card to lie on'
        figure('paw').state == 'away'
        track == ['collin', 'filch']
        log.any { it.contains 'takes 2 wounds' }
    }
}
