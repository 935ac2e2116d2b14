package basegame.party

import basegame.BaseGameSpec

class GrapeShotSpec extends BaseGameSpec {
    private void gunner(@DelegatesTo(mystics.trial.TrialTable) Closure<?> others) {
        table {
            room 'guard-room'
            hero 'filch', 'd5'
            bare 'filch'
            lies 'dinner-fork', 'ON_BOARD'
            lay 'd5', 'dinner-fork', 1
            lies 'grape-1', 'STASH'
            others.delegate = delegate
            others.resolveStrategy = Closure.DELEGATE_FIRST
            others.call()
        }
        acting 'filch', 0
    }

    def "PARTY-6, RUL-106: squashed, it hits everybody small in the space, mice too, once; each defends; the card goes into the deck"() {
        given:
        gunner { hero 'maginos', 'a1'; bare 'maginos'; 2.times { minion 'roaches', 'a1' } }

        when:
        draws 'squashed'
        answer 'grape:shoot'
        answer 'roach-1'
        dice BOW, BOW, SWORD_SHIELD

        then:
        figure('maginos').wounds == 1
        ['roach-1', 'roach-2'].collect { figure(it).state } == ['away', 'on-board']
        card('grape-1') == 'DECK'
        getAsked() == 'fate: Movement roll' // the shot took the action, so the next turn has begun
        noDiceLeft()
    }

    def "PARTY-6, Pilfer: what it defeats the shooter has defeated"() {
        given:
        gunner { minion 'roaches', 'a1' }

        when:
        draws 'squashed'
        answer 'grape:shoot'
        dice BOW

        then:
        figure('filch').cheese == 1
    }

    def "PARTY-6, COND-4: whole, it knocks everybody small down and lies there"() {
        given:
        gunner { hero 'maginos', 'a1'; minion 'rat-warriors', 'a1' }

        when:
        draws 'whole'
        answer 'grape:shoot'

        then:
        figure('maginos').has 'knocked-down'
        figure('rat-1').has 'knocked-down'
        mark('guard-room', 'a1', 'grape') > 0
        card('grape-1') == 'ON_BOARD'
    }

    def "PARTY-6: nothing large minds a grape"() {
        given:
        gunner { minion 'spider', 'a1' }

        when:
        draws side
        answer 'grape:shoot'

        then:
        figure('spider').with { it.wounds == 0 && !it.has('knocked-down') }
        !asked.contains('Defence')

        where:
        side << ['squashed', 'whole']
    }

    def "PARTY-6: only with the fork, a grape and a minion; it is a battle (COND-1)"() {
        when:
        gunner change

        then:
        !options.contains('grape:shoot')

        where:
        change << [{ }, { minion 'roaches', 'a1'; lay 'd5', 'dinner-fork', 0 }, { minion 'roaches', 'a1'; lies 'grape-1', 'DECK' },
                   { minion 'roaches', 'a1'; mark 'filch', 'stunned', 1 }]
    }

    private void ratWithGrape(String kind, @DelegatesTo(mystics.trial.TrialTable) Closure<?> others) {
        table { room 'guard-room' }
        int grape = look { it.box().layout().cards().indexOf('grape-1') }
        set {
            it.room 'guard-room'
            it.minion kind, 'f1'
            it.lies 'grape-1', 'ON_BOARD'
            it.lay 'f1', 'grape', grape + 1
            others.delegate = it
            others.resolveStrategy = Closure.DELEGATE_FIRST
            others.call()
        }
    }

    def "PARTY-7, RUL-107: #kind alone with a grape shoots it where most mice are, and does nothing else"() {
        given:
        ratWithGrape(kind) { hero 'maginos', 'e1'; hero 'filch', 'a1'; hero 'tilda', 'a1'; bare 'filch'; bare 'tilda' }

        when:
        draws 'squashed'
        turn kind
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').space == 'f1'
        [figure('filch').wounds, figure('tilda').wounds, figure('maginos').wounds] == [0, 1, 0]
        card('grape-1') == 'DECK'
        mark('guard-room', 'f1', 'grape') == 0
        noDiceLeft()

        where:
        kind << ['rat-warriors', 'elite-rat-warriors']
    }

    def "PARTY-7: among equal crowds the one with the mouse highest on the track"() {
        given:
        ratWithGrape('rat-warriors') { hero 'maginos', 'a1'; hero 'filch', 'a6'; track 'maginos', 'filch', 'rat-warriors' }

        when:
        draws 'whole'
        turn 'rat-warriors'

        then:
        figure('maginos').has 'knocked-down'
        !figure('filch').has('knocked-down')
    }

    def "PARTY-7: with a mouse in its space a rat acts as usual, and a boss always does"() {
        given:
        ratWithGrape(kind) { hero 'filch', where; bare 'filch' }

        when:
        turn kind
        dice(faces as int[])

        then:
        card('grape-1') == 'ON_BOARD'
        noDiceLeft()

        where:
        kind            | where | faces
        'rat-warriors'  | 'f1'  | [BOW, BOW]
        'captain-vurst' | 'e1'  | [SWORD_STAR, SWORD_STAR, SWORD_STAR]
    }
}
