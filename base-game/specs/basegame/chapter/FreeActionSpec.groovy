package basegame.chapter

import mystics.choice.Question
import mystics.view.ChoiceMenu

/** Sharing, equipping, levelling up, and the pack. */
class FreeActionSpec extends ChapterSpec {
    /** Collin and Filch side by side in the Guard Room, Tilda beyond Filch. */
    private void together(@DelegatesTo(mystics.trial.TrialTable) Closure<?> more) {
        table {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd5'; hero 'tilda', 'd4'; bare 'collin'; bare 'filch'; bare 'tilda'
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'collin', 0
    }

    private void done() {
        if (options.contains('done')) answer 'done'
    }

    def "FREE-1, RUL-88: a mouse shares with one in the same space or an adjacent one, and with nobody farther"() {
        given:
        together { cheese 'collin', 1; hero 'maginos', 'd6' }

        expect:
        options.findAll { it.startsWith('share:') } == ['share:filch', 'share:maginos']
        refusals()['Share with Tilda'].rule() == 'FREE-1'

        when: 'one mouse in a turn'
        answer 'share:filch'
        answer 'done'

        then:
        !options.any { it.startsWith('share:') }
    }

    def "FREE-1: cards and cheese go both ways, and what was worn is carried"() {
        given:
        together { cheese 'collin', 3; packs 'collin', 'old-rind'; has 'filch', 'dagger-1'; has 'filch', 'loose-floorboard' }
        answer 'share:filch'

        when:
        ['give:old-rind', 'give:dagger-1', 'give:loose-floorboard', 'give:cheese', 'give:cheese', 'done'].each { answer it }

        then:
        card('old-rind') == 'PACK filch'
        card('dagger-1') == 'PACK collin'
        card('loose-floorboard') == 'TRICKS collin'
        figure('collin').cheese() == 1
        figure('filch').cheese() == 2
    }

    def "FREE-1: cheese, which is shared most, comes before the cards in the menu"() {
        given:
        together { cheese 'collin', 3; packs 'collin', 'old-rind'; cheese 'filch', 1; has 'filch', 'dagger-1' }

        when:
        answer 'share:filch'

        then:
        ChoiceMenu.of(game().question().get() as Question.Choice).options()*.key() ==
                ['give:cheese', 'take:cheese', 'give:old-rind', 'give:dagger-1', 'done']
    }

    def "FREE-1: whoever shares reads what a weapon or an armour is worth"() {
        given:
        together { has 'collin', 'collins-sword'; has 'filch', 'leather-breastplate-1' }

        when:
        answer 'share:filch'
        def worth = game().question().get().options().collectEntries { [it.key(), it.hint().toString()] }

        then:
        worth['give:collins-sword'].startsWith('+1 battle. ')
        worth['give:leather-breastplate-1'].startsWith('+1 defence. ')
    }

    def "FREE-1: cheese may be asked of the other; ability cards are nobody's to give"() {
        given:
        together { cheese 'filch', 2; has 'filch', 'knife-strike'; has 'collin', 'inspire' }

        when:
        answer 'share:filch'

        then:
        options == ['take:cheese', 'done']

        when:
        answer 'take:cheese'
        answer 'done'

        then:
        figure('collin').cheese() == 1
        figure('filch').cheese() == 1
    }

    def "RUL-91: a mouse may give its starting equipment away"() {
        given:
        together { has 'collin', 'collins-sword' }
        answer 'share:filch'

        when:
        answer 'give:collins-sword'
        done()

        then:
        card('collins-sword') == 'PACK filch'
    }

    def "FREE-2: equip moves cards between the pack and what is worn, both ways"() {
        given:
        together { has 'collin', 'collins-sword'; packs 'collin', 'thimble-helm'; packs 'collin', 'old-rind' }

        when:
        answer 'equip'

        then: 'what is not for wearing is not offered'
        options == ['wear:thimble-helm', 'off:collins-sword', 'done']

        when:
        answer 'wear:thimble-helm'
        answer 'off:collins-sword'
        done()

        then:
        card('thimble-helm') == 'EQUIPPED collin'
        card('collins-sword') == 'PACK collin'
        get('ACTIONS') == 1
    }

    def "FREE-2, RUL-86: cards are swapped in one go, even with a full pack, and all of it is one equip"() {
        given:
        together { has 'collin', 'leather-breastplate-1'; has 'collin', 'thimble-helm'; packs 'collin', 'nutshell-plate';
                packs 'collin', 'old-rind'; packs 'collin', 'whetstone' }

        when:
        answer 'equip'
        answer 'wear:nutshell-plate'

        then: 'nothing is discarded yet, and more may follow'
        options == ['wear:leather-breastplate-1', 'off:thimble-helm', 'done']

        when:
        done()

        then:
        card('nutshell-plate') == 'EQUIPPED collin'
        ['leather-breastplate-1', 'old-rind', 'whetstone'].every { card(it) == 'PACK collin' }
        !options.contains('equip')
    }

    def "FREE-3: over three cards in the pack after a search, the player discards one; tricks do not count"() {
        given:
        table {
            room 'tunnel-entrance'; hero 'collin', 'a2'; bare 'collin'
            ['old-rind', 'whetstone', 'healing-draught'].each { packs 'collin', it }; has 'collin', 'loose-floorboard'
        }
        acting 'collin', 0
        draws found

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        asked.startsWith('collin') && asked.contains('Discard what?') == full
        !options.contains('loose-floorboard')

        when:
        if (full) answer 'whetstone'

        then:
        card(found).endsWith 'collin'
        card('whetstone') == (full ? 'DISCARD' : 'PACK collin')

        where:
        found                 || full
        'silk-bandage'        || true
        'lurk-in-the-shadows' || false
    }

    def "FREE-3: after a share each player trims its own mouse's pack, after an equip its own"() {
        given:
        together { ['old-rind', 'whetstone', 'healing-draught'].each { packs 'filch', it }; packs 'collin', 'silk-bandage' }

        when:
        answer 'share:filch'
        answer 'give:silk-bandage'
        answer 'done'

        then:
        asked.startsWith 'filch: '
        options.toSet() == ['old-rind', 'whetstone', 'healing-draught', 'silk-bandage'].toSet()

        when:
        answer 'old-rind'
        set { it.has 'filch', 'thimble-helm' }
        acting 'filch', 0
        answer 'equip'
        answer 'off:thimble-helm'
        done()

        then:
        asked.startsWith('filch: ') && asked.contains('Discard what?')
    }

    def "FREE-4: one piece of armour for each part of the body; the new one takes the place of the old"() {
        given:
        together { has 'collin', 'leather-breastplate-1'; has 'collin', 'thimble-helm'; packs 'collin', 'fish-scale-mail' }

        when:
        answer 'equip'
        answer 'wear:fish-scale-mail'
        done()

        then:
        card('fish-scale-mail') == 'EQUIPPED collin'
        card('leather-breastplate-1') == 'PACK collin'
        card('thimble-helm') == 'EQUIPPED collin'
    }

    def "FREE-4: two paws hold two one-paw cards or one for both; what is in the way goes to the pack"() {
        given:
        together { worn.each { has 'collin', it }; packs 'collin', card }

        when:
        answer 'equip'
        answer "wear:$card"
        done()

        then:
        look { it.figure(0).equipped*.key().toSet() } == result.toSet()
        log.any { it.contains "Collin $told" }

        where:
        worn                          | card            || result                        | told
        ['dagger-1']                  | 'button-shield' || ['dagger-1', 'button-shield'] | 'equips Button Shield'
        ['dagger-1', 'button-shield'] | 'long-bow'      || ['long-bow'] | 'takes off Button Shield and Dagger and equips Long Bow'
        ['long-bow']                  | 'dagger-1'      || ['dagger-1'] | 'takes off Long Bow and equips Dagger'
    }

    def "FREE-4: with both paws full, the player says which of the two makes room"() {
        given:
        together { has 'collin', 'dagger-1'; has 'collin', 'button-shield'; packs 'collin', 'paring-knife' }

        when:
        answer 'equip'
        answer 'wear:paring-knife'

        then:
        options == ['off:button-shield', 'off:dagger-1']

        when:
        answer "off:$away"
        done()

        then:
        look { it.figure(0).equipped*.key().toSet() } == [kept, 'paring-knife'].toSet()
        card(away) == 'PACK collin'

        where:
        away            | kept
        'dagger-1'      | 'button-shield'
        'button-shield' | 'dagger-1'
    }

    def "FREE-4: accessories need no place and have no limit"() {
        given:
        together { ['candle-stub', 'rowan-beads', 'cheese-cloth-pouch'].each { packs 'collin', it } }

        when:
        answer 'equip'
        ['candle-stub', 'rowan-beads', 'cheese-cloth-pouch'].each { answer "wear:$it" }
        done()

        then:
        look { it.figure(0).equipped*.key().toSet() } == ['candle-stub', 'rowan-beads', 'cheese-cloth-pouch'].toSet()
    }

    def "FREE-4, FREE-5: a mouse with two classes meets both"() {
        given: 'Collin is a leader and a warrior'
        together { cheese 'collin', 6 }

        when:
        answer 'level-up'

        then:
        options.containsAll(['inspire', 'battle-squeak'])
        !options.any { it in ['chain-lightning', 'dodge', 'knife-strike'] }
    }

    def "FREE-5: 6 cheese buy an ability that nobody has, of a class the mouse meets"() {
        given:
        together { cheese 'collin', saved; has 'tilda', 'battle-squeak' }

        expect:
        options.contains('level-up') == open

        when:
        if (open) answer 'level-up'

        then:
        !options.contains('battle-squeak')

        when:
        if (open) answer 'inspire'

        then:
        figure('collin').cheese() == left
        card('inspire') == (open ? 'ABILITY collin' : 'DECK')
        get('ACTIONS') == 1

        where:
        saved || open  | left
        5     || false | 5
        6     || true  | 0
        8     || true  | 2
    }
}
