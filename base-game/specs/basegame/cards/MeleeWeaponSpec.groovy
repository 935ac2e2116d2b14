package basegame.cards

import basegame.BaseGameSpec

class MeleeWeaponSpec extends BaseGameSpec {
    def "Tilda's Mace, RUL-69: +1 battle for each other wounded mouse in her space"() {
        given:
        table { room 'guard-room'; hero 'tilda', 'd6'; hero 'collin', 'd6'; hero 'filch', 'd6'; hero 'maginos', 'd5';
                minion 'rat-warriors', 'd6'
            wounds 'tilda', 1; wounds 'collin', wounded; wounds 'maginos', 2 }
        acting 'tilda', 3

        when:
        answer 'battle:tildas-mace:rat-1'
        dice(*([BOW] * count))

        then:
        figure('rat-1').space == 'd6'
        noDiceLeft()

        where:
        wounded || count
        0       || 2
        2       || 3
    }

    def "Nez's Hammer: a small minion that was hit is knocked down, whatever it blocked; one that was missed is not"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero 'nez', 'd6'; minion 'rat-warriors', 'd6' }
        acting 'nez', 3

        when:
        answer 'battle:nezs-hammer:rat-1'
        dice(*faces)

        then:
        figure('rat-1').has('knocked-down') == down
        noDiceLeft()

        where:
        faces                                            || down
        [SWORD_SHIELD, BOW, BOW, BOW, SWORD_SHIELD, BOW] || true
        [BOW, BOW, BOW, BOW]                             || false
    }

    def "Nez's Hammer: a large minion keeps its feet"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero 'nez', 'd6'; minion 'cave-centipede', 'd5' }
        acting 'nez', 3

        when:
        answer 'battle:nezs-hammer:centipede'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW

        then:
        figure('centipede').wounds == 1
        !figure('centipede').has('knocked-down')
    }

    def "Paring Knife, MOVE-9, MOVE-10: whoever defeats a minion with it may move 1 space, though others hold it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; minion 'rat-warriors', 'd6';
                minion 'rat-warriors', 'd5'; bare 'collin'; has 'collin', 'paring-knife' }
        acting 'collin', 0

        when:
        answer 'battle:paring-knife:rat-1'
        dice SWORD_SHIELD, BOW, BOW, BOW

        then:
        options.sort() == ['c6', 'd5', 'e5', 'e6', 'stay']

        when:
        answer 'd5'

        then:
        figure('collin').space == 'd5'
    }

    def "Paring Knife: no step for a minion that lives, or that another weapon defeats"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'paring-knife';
                has 'collin', 'collins-sword' }
        acting 'collin', 0

        when:
        answer weapon
        dice(*faces)

        then:
        asked.endsWith 'What does Collin do?'

        where:
        weapon                       || faces
        'battle:paring-knife:rat-1'  || [SWORD_SHIELD, BOW, SWORD_SHIELD, BOW]
        'battle:collins-sword:rat-1' || [SWORD_SHIELD, BOW, BOW, BOW, BOW]
    }

    def "Hatpin Spear: it strikes 2 spaces away, but only if nobody is in reach"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'c5'; minion 'rat-warriors', other; bare 'collin';
                has 'collin', 'hatpin-spear' }
        acting 'collin', 0

        expect:
        options.findAll { it.startsWith 'battle' } == targets

        where:
        other || targets
        'a1'  || ['battle:hatpin-spear:rat-1']
        'd5'  || ['battle:hatpin-spear:rat-2']
    }

    def "Sorrow Blade: each sword, shield and star hurts after the attack, unless it is left unread"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'sorrow-blade' }
        acting 'collin', 0

        when:
        answer 'battle:sorrow-blade:rat-1'
        dice SWORD_SHIELD_STAR, SWORD_SHIELD_STAR, BOW, SWORD_SHIELD
        answer reading
        dice BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('collin').wounds == wounds

        where:
        reading          || wounds
        'read-them-all'  || 2
        'leave-1-unread' || 1
        'leave-2-unread' || 0
    }

    def "Sorrow Blade: a die left unread does not hit"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'sorrow-blade' }
        acting 'collin', 0

        when:
        answer 'battle:sorrow-blade:rat-1'
        dice SWORD_SHIELD_STAR, BOW, BOW, BOW
        answer 'leave-1-unread'

        then:
        figure('rat-1').space == 'd6'
        noDiceLeft()
    }
}
