package basegame.abilities

import basegame.BaseGameSpec
import mystics.content.CardType

/**
 * What holds for every ability card that is used in the own turn. Each user stands wounded and poisoned beside a friend,
 * with a rat in reach.
 */
class AbilityUseSpec extends BaseGameSpec {
    static final List<String> MICE = ['collin', 'filch', 'maginos', 'tilda', 'nez']

    private void ready(String ability, String user, int purse, int used = 0) {
        table(party: [user] + (MICE - user).take(3)) {
            room 'guard-room'
            hero user, 'd5'
            hero((MICE - user)[0], 'd5')
            minion 'rat-warriors', 'd4'
            has user, ability
            if (user == 'filch') has 'filch', 'dagger-1'
            wounds user, 2
            mark user, 'poison', 1
            cheese user, purse
            mark user, 'ability-used', used
        }
        acting user, 0
        if (ability == 'energy-rush') {
            answer 'search'
            dice BOW
        }
    }

    def "FREE-6: #ability is offered to a mouse with the cheese for it, and not with less"() {
        when:
        ready ability, user, cost

        then:
        options.contains 'ability:' + ability

        when:
        ready ability, user, cost - 1

        then:
        !options.contains('ability:' + ability)

        where:
        [ability, user, cost] << uses()
    }

    def "TURN-4, RUL-89: #ability is not offered when an ability card was used in this turn, and using it bars the next"() {
        when:
        ready ability, user, cost, 1

        then:
        !options.contains('ability:' + ability)

        when:
        ready ability, user, cost + 3
        use ability

        then:
        !options.any { it.startsWith('ability:') }

        where:
        [ability, user, cost] << uses()
    }

    def "FREE-6: #ability is paid for before anything else happens"() {
        given:
        ready ability, user, cost
        int told = log.size()

        when:
        use ability

        then:
        log[told].contains "pays $cost cheese"

        where:
        [ability, user, cost] << uses()
    }

    def "TURN-1: #ability takes the action of the turn only if it says so"() {
        given:
        ready ability, user, cost

        when:
        use ability

        then:
        get('ACTIONS') == left

        where:
        ability           | user      | cost || left
        'first-aid'       | 'tilda'   | 1    || 1
        'cure'            | 'tilda'   | 1    || 0
        'chain-lightning' | 'maginos' | 3    || 0
    }

    def "WATER-5: a free ability is not offered in the water, an action is"() {
        given:
        table(party: ['tilda', 'collin', 'filch', 'maginos']) {
            room 'sewer'
            hero 'tilda', 'w12'
            has 'tilda', 'first-aid'
            has 'tilda', 'cure'
            cheese 'tilda', 3
            wounds 'tilda', 2
            mark 'tilda', 'poison', 1
        }

        when:
        acting 'tilda', 0

        then:
        options.contains 'ability:cure'
        !options.contains('ability:first-aid')
    }

    def "every ability card that is used in the own turn is looked at here"() {
        when:
        ready 'first-aid', 'tilda', 1
        def cards = look { scene -> (0..<scene.box().cardCount()).findAll { scene.box().cardType(it) == CardType.ABILITY }
                .collect { scene.card(it) } }

        then:
        cards.size() == 28
        cards.findAll { it.facts().timing() in ['free', 'action', 'battle'] }*.id as Set == uses()*.get(0) as Set
    }

    private void use(String ability) {
        dice(*[BOW] * 40)
        answer 'ability:' + ability
        while (options && !options.contains('end')) {
            answer options[0]
        }
    }

    static List<List> uses() {
        [['first-aid', 'tilda', 1], ['first-aid', 'collin', 2], ['fortify', 'tilda', 2], ['cure', 'tilda', 1], ['major-heal', 'tilda', 3],
         ['thundersqueak', 'tilda', 2], ['battle-leader', 'collin', 2], ['give-order', 'collin', 2], ['chain-lightning', 'maginos', 3],
         ['invisibility', 'maginos', 2], ['mystic-blast', 'maginos', 2], ['mystic-bolt', 'maginos', 1], ['meeps', 'maginos', 1],
         ['energy-rush', 'filch', 2], ['knife-strike', 'filch', 2], ['set-trap', 'nez', 2]]
    }
}
