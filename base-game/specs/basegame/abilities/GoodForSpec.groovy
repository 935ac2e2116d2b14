package basegame.abilities

import mystics.content.Card
import mystics.content.CardType
import mystics.mod.load.BaseGame
import mystics.rules.AbilityWords
import spock.lang.Specification

/** A newcomer can choose an ability without knowing the rules. */
class GoodForSpec extends Specification {
    private static List<Card> abilities() {
        BaseGame.library().catalog().cards().values().findAll { it.type() == CardType.ABILITY }
    }

    def "every ability says in one short sentence what it is good for, before its price and its rule"() {
        expect:
        abilities().every { it.good().startsWith('Good ') && it.good().size() <= 80 }
        AbilityWords.of(abilities().find { it.id() == 'aimed-shot' }).toString() ==
                'Good for every shot: one more die. 1 cheese. Before your ranged attack. You have +1 battle for it.'
    }

    def "every mouse can learn exactly one ability that is suggested for a first game, and it was not born with it"() {
        expect:
        BaseGame.library().catalog().heroes().values().every { hero ->
            def suggested = abilities().findAll { it.first() && it.need().metBy(hero) }
            suggested.size() == 1 && suggested[0].id() != hero.ability()
        }
        AbilityWords.of(abilities().find { it.first() }).toString().startsWith('Suggested for a first game. Good ')
    }
}
