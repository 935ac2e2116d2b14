package basegame.cards

import basegame.BaseGameSpec

class ScrollSpec extends BaseGameSpec {
    def "RUL-85: a scroll is free, and discarded after use"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'scroll-scattered-crumbs'; set 'WHEEL', 5 }
        acting 'collin', 0

        when:
        answer 'use:scroll-scattered-crumbs'

        then: 'Scattered Crumbs: half of the wheel, rounded down'
        figure('collin').cheese == 2
        get('WHEEL') == 0
        get('ACTIONS') == 1
        card('scroll-scattered-crumbs') == 'DISCARD'
    }

    def "Scattered Crumbs: nothing to take, nothing to read"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'scroll-scattered-crumbs' }
        acting 'collin', 0

        expect:
        !options.contains('use:scroll-scattered-crumbs')
    }

    def "Elsewhere: a mouse in reach is placed on any space with room, red lines or not, and the web is gone"() {
        given:
        table { room 'kitchen'; hero 'maginos', 'c2'; hero 'filch', 'c1'; hero 'tilda', 'f4'; mark 'filch', 'webbed', 1;
                packs 'maginos', 'scroll-elsewhere' }
        acting 'maginos', 0

        when:
        answer 'use:scroll-elsewhere'

        then:
        options.sort() == ['filch', 'maginos']

        when:
        answer 'filch'
        answer 'counter'

        then:
        figure('filch').space == 'counter'
        !figure('filch').has('webbed')
    }

    def "Elsewhere, WATER-5: not out of the water"() {
        given:
        table { room 'sewer'; hero 'maginos', space; packs 'maginos', 'scroll-elsewhere' }
        acting 'maginos', 0

        expect:
        options.contains('use:scroll-elsewhere') == readable

        where:
        space || readable
        'w22' || false
        'a6'  || true
    }

    def "Treacle Air: the card goes to the bottom, and its figures do not move in its next turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'a1'; minion 'roaches', 'b1';
                packs 'collin', 'scroll-treacle'
            track 'collin', 'rat-warriors', 'filch', 'roaches', 'maginos', 'tilda' }
        acting 'collin', 0

        when:
        answer 'use:scroll-treacle'
        answer 'rat-warriors'

        then:
        track == ['collin', 'filch', 'roaches', 'maginos', 'tilda', 'rat-warriors']
        figure('rat-1').has 'slowed'
        !figure('roach-1').has('slowed')

        when:
        turn 'rat-warriors'

        then:
        figure('rat-1').space == 'a1'
        !figure('rat-1').has('slowed')
    }

    def "Treacle Air: they attack whom they can reach"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5';
                mark 'rat-1', 'slowed', 1 + look { it.box().kindNumber('rat-warriors') }; bare 'collin' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('collin').wounds == 1
        figure('rat-1').space == 'd5'
    }

    def "Treacle Air: a card that has acted this round does not act again before the next"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; packs 'collin', 'scroll-treacle'; captured 'filch';
                captured 'maginos'; captured 'tilda'
            track 'rat-warriors', 'collin', 'filch', 'maginos', 'tilda'; cardNote 'rat-warriors', 'acted', 1 }
        acting 'collin', 0

        when:
        answer 'use:scroll-treacle'
        answer 'end'

        then: 'the next round has begun with Collin'
        get('ROUND') == 2
        track == ['collin', 'filch', 'maginos', 'tilda', 'rat-warriors']
        figure('rat-1').has 'slowed'
    }

    def "Cure-all: wounds, poison and conditions are gone"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; wounds 'tilda', 2; mark 'tilda', 'poison', 1;
                mark 'tilda', 'stunned', 1; mark 'tilda', 'webbed', 1; packs 'collin', 'scroll-cure-all' }
        acting 'collin', 0

        when:
        answer 'use:scroll-cure-all'

        then:
        figure('tilda').wounds == 0
        figure('tilda').marks == []
    }

    def "Hush: this round no cheese of minions and none of short time goes on the wheel"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; packs 'collin', 'scroll-hush';
                track 'collin', 'rat-warriors', 'filch', 'maginos', 'tilda' }
        acting 'collin', 0

        when:
        answer 'use:scroll-hush'
        turn 'rat-warriors'
        dice CHEESE, CHEESE

        then:
        get('WHEEL') == 0

        when:
        round()

        then:
        note('hush') == 0
    }

    def "Ember Rain: 2 dice once, at every minion of the room, in place of a battle"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'a1';
                packs 'maginos', 'scroll-ember-rain' }
        acting 'maginos', 0

        when:
        answer 'use:scroll-ember-rain'
        dice BOW, SWORD_SHIELD
        dice BOW, BOW
        dice SWORD_SHIELD, BOW

        then:
        figure('rat-1').state == 'away'
        figure('rat-2').space == 'a1'
        get('ACTIONS') == 0
        noDiceLeft()
    }

    def "Ember Rain, RUL-80: a stunned mouse may not, for it is a battle"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd5'; mark 'maginos', 'stunned', 1;
                packs 'maginos', 'scroll-ember-rain' }
        acting 'maginos', 0

        expect:
        !options.contains('use:scroll-ember-rain')
    }
}
