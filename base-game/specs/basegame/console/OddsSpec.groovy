package basegame.console

import basegame.BaseGameSpec
import mystics.choice.Question
import mystics.odds.Chance
import mystics.odds.Odds
import mystics.odds.Outlooks
import mystics.odds.PlainDice

class OddsSpec extends BaseGameSpec {
    def "BATTLE-2, BATTLE-4, BATTLE-5: the odds of an attack are those of its dice"() {
        given: 'three dice of the sword against two'
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0

        expect:
        verb('battle:collins-sword:rat-1') == 'defeats'
        exactly(chance('battle:collins-sword:rat-1'), new PlainDice(3, 2, PlainDice.Hits.SWORDS).wounds(1))
        exactly(quick('battle:collins-sword:rat-1', 200), new PlainDice(3, 2, PlainDice.Hits.SWORDS).wounds(1))
    }

    def "the odds know the rules of cards: a Dagger takes a defence die from a target lower on the track"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'filch', 0

        expect:
        exactly(chance('battle:dagger-1:rat-1'), new PlainDice(2, 1, PlainDice.Hits.SWORDS).wounds(1))
    }

    def "Feint: who could help is taken not to, and the odds say so"() {
        given:
        table { room 'guard-room'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5'; has 'tilda', 'feint'; cheese 'tilda', 9 }
        acting 'tilda', 0
        def key = options.find { it.startsWith('battle:') }

        expect:
        Math.abs(quick(key, 5000).likely() - chance(key).likely()) < 1e-9
        chance(key).unknown() == 0
        chance(key).helped()
        chance(key).toString().startsWith('at least ')
    }

    def "DICE-4, SEARCH-1: a search finds something with a star, once in two"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }
        acting 'collin', 0

        expect:
        verb('search') == 'finds'
        exactly(chance('search'), 0.5)
    }

    def "when the runs do not suffice the odds say that they are a guess"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def guess = chance('battle:collins-sword:rat-1', 20)

        expect:
        guess.unknown() > 0
        guess.toString().startsWith('about ')
    }

    def "asking for odds changes nothing"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def before = game()

        when:
        chance('battle:collins-sword:rat-1')

        then:
        game() == before
        game().question().isPresent()
    }

    private String verb(String key) {
        Outlooks.of(game(), option(key)).get().verb()
    }

    private Chance chance(String key, int runs = 5000) {
        Odds.of(game(), option(key), Outlooks.of(game(), option(key)).get().outlook(), runs)
    }

    private Chance quick(String key, int runs) {
        Odds.quick(game(), option(key), Outlooks.of(game(), option(key)).get().outlook(), runs)
    }

    private option(String key) {
        (game().question().get() as Question.Choice).options().find { it.key() == key }
    }

    private static boolean exactly(Chance chance, Number likely) {
        Math.abs(chance.likely() - likely.doubleValue()) < 1e-9 && chance.unknown() == 0
    }
}
