package basegame.minion

import basegame.BaseGameSpec

/** The fixed rules by which minions move and choose whom to attack. */
class MinionTurnSpec extends BaseGameSpec {
    private List<String> attacked() {
        log.findAll { it.contains(' attacks ') }.collect { (it =~ /attacks (\w+)/)[0][1] as String }
    }

    /** Nobody waits for dice of an attack that should not be. */
    private boolean isFightOver() {
        !(asked =~ /Battle roll|Defence roll/)
    }

    def "MINION-1, MINION-3, RUL-32: each melee figure rolls a die of its own, moves and battles before the next"() {
        given: 'two rats in a passage, Filch at its end'
        table { room 'guard-room'; hero 'filch', 'f1'; bare 'filch'; minion 'rat-warriors', 'c1'; minion 'rat-warriors', 'a1' }

        when: 'the nearer rat moves 3 and strikes with two dice; the other moves 2'
        turn 'rat-warriors'
        dice THREE, BOW, BOW, TWO

        then:
        figure('rat-1').space == 'f1'
        figure('rat-2').space == 'c1'
        noDiceLeft()
    }

    def "MINION-3, RUL-41: it goes as far as its die says, by a shortest way, and stops with the mouse"() {
        given:
        table { room 'guard-room'; hero 'filch', where; bare 'filch'; minion 'rat-warriors', 'a1' }

        when:
        turn 'rat-warriors'
        dice(faces as int[])

        then:
        figure('rat-1').space == space
        noDiceLeft()
        fightOver

        where:
        where | faces             || space
        'f1'  | [ONE]             || 'b1'
        'f1'  | [TWO]             || 'c1'
        'f1'  | [THREE]           || 'd1'
        'b1'  | [THREE, BOW, BOW] || 'b1'
    }

    def "MINION-3, RUL-41: where the mouse's space is full it comes as near as it can, and attacks from there"() {
        given:
        table { room 'kitchen-tunnels'; hero 'filch', 'a3'; bare 'filch'; 3.times { minion 'roaches', 'a3' }; minion 'rat-warriors', 'c3' }

        when:
        turn 'rat-warriors'
        dice THREE, BOW, BOW

        then:
        figure('rat-1').space == 'b3'
        attacked() == ['Filch']
        noDiceLeft()
    }

    def "MINION-3, MINION-6: with no mouse in its room a #kind does nothing"() {
        given:
        table { room 'guard-room'; minion kind, 'd1'; room 'kitchen-tunnels'; hero 'collin', 'c3';
                track kind, 'collin', 'filch', 'maginos', 'tilda' }

        when: 'the only die is the one Collin moves by'
        turn kind
        dice TWO

        then:
        asked == 'collin: What does Collin do?'
        figure('rat-1').space == 'd1'

        where:
        kind << ['rat-warriors', 'elite-rat-warriors']
    }

    def "MINION-4, RUL-41: a melee minion that starts with a mouse stays and rolls no movement die"() {
        given: 'Collin is higher on the track, but Filch is here'
        table { room 'guard-room'; hero 'filch', 'd4'; bare 'filch'; hero 'collin', 'd5'; minion 'rat-warriors', 'd4' }

        when:
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        figure('rat-1').space == 'd4'
        attacked() == ['Filch']
        noDiceLeft()
    }

    def "MINION-5, RUL-42: of two mice equally near it goes to the one highest on the track"() {
        given:
        table { room 'kitchen'; hero 'collin', 'a3'; hero 'filch', 'e3'; bare 'collin'; bare 'filch'; minion 'rat-warriors', 'c3';
                track(*order) }

        when: 'two spaces, and a miss'
        turn 'rat-warriors'
        dice TWO, BOW, BOW

        then:
        figure('rat-1').space == space

        where:
        order                                                   || space
        ['collin', 'filch', 'maginos', 'tilda', 'rat-warriors'] || 'a3'
        ['filch', 'collin', 'maginos', 'tilda', 'rat-warriors'] || 'e3'
    }

    def "MINION-5: a nearer mouse comes before one higher on the track"() {
        given:
        table { room 'kitchen'; hero 'collin', 'a3'; hero 'filch', 'd3'; bare 'filch'; minion 'rat-warriors', 'c3';
                track 'collin', 'filch', 'maginos', 'tilda', 'rat-warriors' }

        when:
        turn 'rat-warriors'
        dice ONE, BOW, BOW

        then:
        figure('rat-1').space == 'd3'
    }

    def "MINION-6, RUL-43: a ranged minion that sees a mouse stays where it is"() {
        given:
        table { room 'guard-room'; hero 'filch', 'f5'; bare 'filch'; minion 'elite-rat-warriors', 'a1' }

        when:
        turn 'elite-rat-warriors'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        figure('rat-1').space == 'a1'
        attacked() == ['Filch']
        noDiceLeft()
    }

    def "MINION-6, RUL-43: one that sees none goes the shortest way until it does, without a die, and shoots from there"() {
        given: 'Filch behind the black rock, five steps away; after two steps he is in sight'
        table { room 'tunnel-entrance'; hero 'filch', 'c3'; bare 'filch'; minion 'elite-rat-warriors', 'd1' }

        when:
        turn 'elite-rat-warriors'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        figure('rat-1').space in ['b3', 'e2']
        attacked() == ['Filch']
        noDiceLeft()
    }

    def "MINION-2, RUL-38: when it moves, a minion pays no heed to yellow lines or red ones"() {
        given:
        table { room 'kitchen'; hero 'filch', to; bare 'filch'; minion 'rat-warriors', from }

        when: 'a 1, and a miss'
        turn 'rat-warriors'
        dice ONE, BOW, BOW

        then:
        figure('rat-1').space == to
        noDiceLeft()

        where:
        from      | to
        'e1'      | 'counter'
        'b1'      | 'counter'
        'counter' | 'f1'
    }

    def "MINION-2, RUL-40: when it attacks, spaces parted by a red line are not adjacent"() {
        given: 'no room beside Filch, who stands at the foot of the counter'
        table { room 'kitchen'; hero 'filch', space; bare 'filch'; 3.times { minion 'roaches', space }; minion 'rat-warriors', 'counter' }

        when:
        turn 'rat-warriors'
        dice(faces as int[])

        then:
        figure('rat-1').space == 'counter'
        attacked() == victims
        noDiceLeft()
        fightOver

        where:
        space | faces           || victims
        'b1'  | [ONE]           || []
        'e1'  | [ONE, BOW, BOW] || ['Filch']
    }

    def "MINION-7, RUL-72: each figure takes a mouse its kind has not attacked this turn, otherwise the highest on the track"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd4'; hero 'filch', 'd4'; 3.times { minion 'rat-warriors', 'd4' };
                track 'filch', 'collin', 'maginos', 'tilda', 'rat-warriors' }

        when:
        turn 'rat-warriors'
        dice BOW, BOW, BOW, BOW, BOW, BOW

        then:
        attacked() == ['Filch', 'Collin', 'Filch']
        noDiceLeft()
    }

    def "MINION-7, RUL-72: the nearest comes before the one highest on the track, and only mice in reach count"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; hero 'filch', 'd4'; hero 'tilda', 'a1'; 3.times { minion 'rat-warriors', 'd4' };
                track 'tilda', 'collin', 'filch', 'maginos', 'rat-warriors' }

        when:
        turn 'rat-warriors'
        dice BOW, BOW, BOW, BOW, BOW, BOW

        then:
        attacked() == ['Filch', 'Collin', 'Collin']
    }

    def "MINION-7: what one kind has attacked is new to the next, and to the same kind in its next turn"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd4'; hero 'filch', 'd4'; minion 'rat-warriors', 'd4'; minion 'roaches', 'd4'
            track 'filch', 'rat-warriors', 'roaches', 'collin', 'maginos', 'tilda'
        }

        when: 'the rat, then the roach'
        turn 'rat-warriors'
        dice BOW, BOW, BOW, BOW

        then:
        attacked() == ['Filch', 'Filch']

        when:
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        attacked() == ['Filch']
    }

    def "MINION-7, RUL-66: a ranged minion with mice in reach keeps to those, though others have not been attacked"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd5'; bare 'filch'; hero where == 'far' ? 'tilda' : 'collin', 'a1';
                2.times { minion 'elite-rat-warriors', 'd4' } }
        if (where == 'near') set { it.hero 'collin', 'e5' }

        when:
        turn 'elite-rat-warriors'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        attacked() as Set == victims as Set

        where:
        where  || victims
        'far'  || ['Filch']
        'near' || ['Filch', 'Collin']
    }

    def "MINION-8, RUL-62: a mouse that is hit defends with its value and all bonuses: #hits"() {
        given: 'Collin has defence 1 and a leather breastplate'
        table { room 'guard-room'; hero 'collin', 'd4'; minion 'rat-warriors', 'd4' }

        when:
        turn 'rat-warriors'
        dice(faces as int[])

        then:
        figure('collin').wounds == wounds
        figure('collin').cheese == cheese
        noDiceLeft()
        fightOver

        where:
        hits                   | faces                                                         || wounds | cheese
        'no hit, no dice'      | [BOW, BOW]                                                    || 0      | 0
        'one hit, one block'   | [SWORD_SHIELD, BOW, SWORD_SHIELD, CHEESE]                     || 0      | 1
        'two hits, one block'  | [SWORD_STAR, SWORD_SHIELD_STAR, CHEESE, SWORD_SHIELD_STAR]    || 1      | 1
        'two hits, two blocks' | [SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD_STAR] || 0      | 0
    }
}
