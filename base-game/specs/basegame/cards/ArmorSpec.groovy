package basegame.cards

import basegame.BaseGameSpec

class ArmorSpec extends BaseGameSpec {
    private void wearer(String who, String card, String attacker = 'rat-warriors') {
        table { room 'guard-room'; hero who, 'd6'; minion attacker, 'd6'; bare who; has who, card }
    }

    def "CARD-1: #card adds its bonus to the wearer's defence"() {
        given:
        wearer who, card

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW
        dice(*([BOW] * count))

        then:
        figure(who).wounds == 1
        noDiceLeft()

        where:
        who       | card                    || count
        'collin'  | 'leather-breastplate-1' || 2
        'collin'  | 'thimble-helm'          || 2
        'collin'  | 'button-shield'         || 2
        'collin'  | 'nutshell-plate'        || 3
        'collin'  | 'fish-scale-mail'       || 2
    }

    def "CARD-1: armour in the pack protects nobody"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; packs 'collin', 'thimble-helm' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('collin').wounds == 1
        noDiceLeft()
    }

    def "Button Shield: +2 defence against ranged attacks"() {
        given:
        wearer 'collin', 'button-shield', 'elite-rat-warriors'

        when:
        turn 'elite-rat-warriors'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD
        dice BOW, BOW, BOW

        then:
        figure('collin').wounds == 1
        noDiceLeft()
    }

    def "Thimble Helm: the wearer's ranged attacks roll 1 die fewer, its melee attacks do not"() {
        given:
        wearer 'collin', 'thimble-helm'
        trial.set { it.has 'collin', weapon }
        acting 'collin', 0

        when:
        answer "battle:$weapon:rat-1"
        dice(*faces)

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()

        where:
        weapon          || faces
        'long-bow'      || [SWORD_SHIELD, SWORD_SHIELD]
        'collins-sword' || [BOW, BOW, BOW]
    }

    def "Nutshell Plate: the move value is 1 less, but never below 0"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero who, 'd6'; minion 'rat-warriors', 'a1'; bare who;
                has who, 'nutshell-plate' }

        when:
        turn who
        dice THREE

        then:
        get('MOVEMENT') == movement

        where:
        who      || movement
        'collin' || 4
        'nez'    || 3
    }

    def "Shifting Cloak: who has blocked every hit of a minion may be placed on a space of the tile that has room"() {
        given:
        table { room 'kitchen'; hero 'maginos', 'd2'; hero 'collin', 'd3'; minion 'rat-warriors', 'd2'; bare 'maginos';
                has 'maginos', 'shifting-cloak' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, SWORD_SHIELD, BOW
        answer 'yes'

        then:
        options.contains 'f4'
        !options.contains('counter')
        !options.contains('d2')

        when:
        answer 'f4'

        then:
        figure('maginos').space == 'f4'
    }

    def "Shifting Cloak: a hit that comes through leaves the wearer where it is"() {
        given:
        wearer 'maginos', 'shifting-cloak'

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, BOW

        then:
        figure('maginos').space == 'd6'
        figure('maginos').wounds == 1
    }
}
