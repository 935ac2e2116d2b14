package basegame.cards

import basegame.BaseGameSpec
import mystics.view.WhyNot

class RequirementSpec extends BaseGameSpec {
    def "FREE-4: a mouse equips only what it meets"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'accurate-bow'; packs 'collin', 'long-bow';
                packs 'collin', 'candle-stub' }
        acting 'collin', 0

        when:
        answer 'equip'

        then:
        options.contains 'wear:long-bow'
        options.contains 'wear:candle-stub'
        !options.contains('wear:accurate-bow')
    }

    def "FREE-4: who cannot equip a card is told what the card needs, and who can is told to equip it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'accurate-bow'; packs 'collin', 'long-bow' }

        when:
        acting 'collin', 0
        def refused = WhyNot.of(game()).collectEntries { [it.what().toString(), it] }

        then:
        refused['Accurate Bow'].rule() == 'FREE-4'
        refused['Accurate Bow'].why().toString().startsWith('Accurate Bow needs ')
        refused['Long Bow'].rule() == 'CARD-1'
        refused['Long Bow'].remedy().toString() == 'Equip it'
    }

    def "FREE-4: an item is used only by a mouse that meets its requirement"() {
        given:
        table { room 'guard-room'; hero who, 'd6'; minion 'rat-warriors', 'd6'; packs who, card }
        acting who, 0

        expect:
        options.contains("use:$card".toString()) == usable

        where:
        who      | card                 || usable
        'collin' | 'tinkerers-treasure' || false
        'collin' | 'scroll-ember-rain'  || true
        'filch'  | 'scroll-ember-rain'  || false
    }
}
