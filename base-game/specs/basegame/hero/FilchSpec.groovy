package basegame.hero

import basegame.BaseGameSpec

class FilchSpec extends BaseGameSpec {
    /** Filch hits a minion above him on the track, so that his dagger is nothing special. */
    private void stab(String kind, String target, int onWheel, int... faces) {
        table {
            room 'guard-room'
            hero 'filch', 'd5'
            bare 'filch'
            has 'filch', 'dagger-1'
            minion kind, 'd4'
            track kind, 'collin', 'filch', 'maginos', 'tilda'
            set 'WHEEL', onWheel
        }
        acting('filch', 0).answer "battle:dagger-1:$target"
        dice faces
    }

    def "Pilfer: a cheese for every minion he defeats; a rat's may come from the wheel"() {
        when:
        stab 'rat-warriors', 'rat-1', 2, SWORD_STAR, BOW, BOW, BOW

        then:
        asked.startsWith 'filch: Take the cheese from the minion wheel?'
        game().question().get().occasion().happening().get().toString() == 'Rat Warrior 1 is defeated'

        when:
        answer take

        then:
        figure('rat-1').state == 'away'
        figure('filch').cheese == 1
        get('WHEEL') == wheel

        where:
        take  | wheel
        'yes' | 1
        'no'  | 2
    }

    def "Pilfer: #kind with #before on the wheel: nothing is asked"() {
        when:
        stab(kind, minion, before, *faces)

        then:
        figure('filch').cheese == 1
        get('WHEEL') == before
        !asked.startsWith('filch: Take')

        where:
        kind           | minion    | before | faces
        'rat-warriors' | 'rat-1'   | 0      | [SWORD_STAR, BOW, BOW, BOW]
        'roaches'      | 'roach-1' | 3      | [SWORD_STAR, BOW, BOW]
    }

    def "Pilfer: what somebody else defeats is no business of his"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; hero 'filch', 'd5'; minion 'roaches', 'd4' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:roach-1'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        figure('roach-1').state == 'away'
        figure('filch').cheese == 0
    }

    def "Pilfer, RUL-27: when the rat's own cheese has brought a surge, the wheel is empty and the supply pays"() {
        when:
        stab 'rat-warriors', 'rat-1', 5, 2, 4, 1, 4
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        figure('rat-1').state == 'away'
        get('WHEEL') == 0
        get('PAGE') == 2
        figure('filch').cheese == 1
    }

    private void equips(String who, String bow, List<String> daggers, String away = '') {
        table { room 'guard-room'; hero who, 'd5'; bare who; has who, bow; packs who, 'dagger-1'; packs who, 'dagger-2' }
        acting(who, 0).answer 'equip'
        daggers.each { answer "wear:$it" }
        if (away) {
            answer "off:$away"
        }
        answer 'done'
    }

    def "Prehensile Tail, FREE-4, RUL-71: beside a bow the tail holds a dagger, but not two"() {
        when:
        equips 'filch', 'accurate-bow', ['dagger-1']

        then:
        card('accurate-bow') == 'EQUIPPED filch'
        card('dagger-1') == 'EQUIPPED filch'

        when:
        equips 'filch', 'accurate-bow', ['dagger-1', 'dagger-2'], away

        then:
        ['dagger-1', 'dagger-2', 'accurate-bow'].findAll { card(it) == 'EQUIPPED filch' } == left

        where:
        away           || left
        'dagger-1'     || ['dagger-2', 'accurate-bow']
        'accurate-bow' || ['dagger-1', 'dagger-2']
    }

    def "Prehensile Tail: nobody else has one"() {
        when:
        equips 'collin', 'long-bow', ['dagger-1']

        then:
        card('long-bow') == 'PACK collin'
        card('dagger-1') == 'EQUIPPED collin'
    }
}
