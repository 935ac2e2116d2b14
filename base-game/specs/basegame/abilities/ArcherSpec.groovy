package basegame.abilities

import basegame.BaseGameSpec

/** Accurate, Aimed and Power Shot. Filch shoots Lily's bow with 2 + 1 dice, a rat warrior defends with 2. */
class ArcherSpec extends BaseGameSpec {
    private void shooting(String ability, int purse, String weapon = 'lilys-bow') {
        table(party: ['filch', 'collin', 'maginos', 'tilda']) {
            room 'guard-room'
            hero 'filch', 'd5'
            bare 'filch'
            has 'filch', weapon
            has 'filch', ability
            cheese 'filch', purse
            minion 'rat-warriors', 'd4'
        }
        acting 'filch', 0
        answer "battle:$weapon:rat-1".toString()
    }

    def "#name: #cost cheese before the own ranged attack, and #battle battle dice against #defence"() {
        given:
        shooting ability, cost

        expect:
        asked == "filch: Use $name ($cost cheese)?"

        when:
        answer 'yes'
        dice(*([BOW] + [SWORD_SHIELD] * (battle - 1)))
        dice(*([BOW] * defence))

        then:
        noDiceLeft()
        figure('rat-1').state == 'away'
        figure('filch').cheese == 1 // by Pilfer
        options.contains 'end'

        where:
        ability         | name            | cost || battle | defence
        'aimed-shot'    | 'Aimed Shot'    | 1    || 4      | 2
        'accurate-shot' | 'Accurate Shot' | 2    || 3      | 0
        'power-shot'    | 'Power Shot'    | 3    || 6      | 2
    }

    def "#ability: who declines shoots as usual"() {
        given:
        shooting ability, 3

        when:
        answer 'no'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, BOW

        then:
        noDiceLeft()
        figure('filch').cheese == 3

        where:
        ability << ['aimed-shot', 'accurate-shot', 'power-shot']
    }

    def "#ability: not in melee, and not without the cheese"() {
        when:
        shooting ability, purse, weapon

        then:
        asked == 'fate: Battle roll'

        where:
        ability         | purse | weapon
        'aimed-shot'    | 3     | 'toothpick'
        'accurate-shot' | 3     | 'toothpick'
        'power-shot'    | 3     | 'toothpick'
        'aimed-shot'    | 0     | 'lilys-bow'
        'accurate-shot' | 1     | 'lilys-bow'
        'power-shot'    | 2     | 'lilys-bow'
    }

    def "Accurate Shot: only for this attack"() {
        given:
        shooting 'accurate-shot', 4

        when:
        answer 'yes'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        set { it.mark 'filch', 'ability-used', 0 }
        acting 'filch', 0
        answer 'battle:lilys-bow:rat-1'
        answer 'no'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, BOW

        then:
        noDiceLeft()
        figure('rat-1').state == 'on-board'
    }
}
