package basegame.minion

import basegame.BaseGameSpec
import basegame.mods.Mods

class BrodieSpec extends BaseGameSpec {
    def "BRODIE-3: he leaps on the space with most figures, minions too; one roll, and each of them defends"() {
        given:
        table {
            room 'guard-room'
            hero 'maginos', 'd4'
            bare 'maginos'
            hero 'filch', 'a2'
            2.times { minion 'roaches', 'd4' }
            minion 'brodie-pounces', 'a1'
        }

        when:
        turn 'brodie-pounces'
        dice SWORD_STAR, BOW, BOW, BOW, BOW, SWORD_SHIELD

        then:
        figure('paw').space == 'd4'
        figure('maginos').wounds == 1
        figure('filch').wounds == 0
        ['roach-1', 'roach-2'].collect { figure(it).state } == ['away', 'on-board']
        noDiceLeft()
    }

    def "BRODIE-3: among equal crowds that with the figure highest on the track, and he may stay"() {
        given:
        table {
            room 'guard-room'
            hero 'maginos', 'd4'
            hero 'filch', 'a1'
            minion 'brodie-pounces', 'a1'
            track first, second, 'brodie-pounces'
        }

        when:
        turn 'brodie-pounces'
        dice BOW, BOW, BOW

        then:
        figure('paw').space == space

        where:
        first     | second    | space
        'filch'   | 'maginos' | 'a1'
        'maginos' | 'filch'   | 'd4'
    }

    def "BRODIE-2, RUL-26: his own cheese counts for nothing, what the others roll against him counts"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'a1'; bare 'maginos'; minion 'roaches', 'a1'; minion kind, 'a1' }

        when:
        turn kind
        dice CHEESE, SWORD_STAR, BOW, CHEESE, CHEESE

        then:
        figure('maginos').with { it.cheese == 1 && it.wounds == 1 }
        get('WHEEL') == 1

        where:
        kind << ['brodie-pounces', 'brodie-chases']
    }

    def "BRODIE-4: with two dice he runs from mouse to mouse, and strikes every space he was in"() {
        given: 'a roach stands in the way, another one does not'
        table {
            room 'guard-room'
            hero 'maginos', 'c1'
            bare 'maginos'
            hero 'filch', 'e1'
            bare 'filch'
            minion 'roaches', 'd1'
            minion 'roaches', 'e5'
            minion 'brodie-chases', 'a1'
        }

        when: 'four spaces: past Maginos to Filch; then one roll, and three defend'
        turn 'brodie-chases'
        dice TWO, TWO, SWORD_STAR, BOW, BOW, BOW, BOW, BOW, BOW

        then:
        figure('paw').space == 'e1'
        figure('maginos').wounds == 1
        figure('filch').wounds == 1
        ['roach-1', 'roach-2'].collect { figure(it).state } == ['away', 'on-board']
        noDiceLeft()
    }

    def "BRODIE-4: he runs no farther than his dice carry him"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'f1'; minion 'brodie-chases', 'a1' }

        when:
        turn 'brodie-chases'
        dice ONE, ONE

        then:
        figure('paw').space == 'c1'
        figure('maginos').wounds == 0
    }

    def "BRODIE-4: of equal ways the party chooses, where he meets others on one of them"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd3'; minion 'roaches', 'c2'; minion 'brodie-chases', 'd1' }

        when:
        turn 'brodie-chases'
        dice ONE, TWO

        then:
        asked.startsWith 'party: Which way does Brodie run?'
        options.toSet() == ['c2', 'd2'].toSet()
    }

    def "BRODIE-4: of ways that end alike and meet nobody else there is nothing to choose"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd3'; bare 'maginos'; minion 'brodie-chases', 'd1' }

        when:
        turn 'brodie-chases'
        dice ONE, TWO, BOW, BOW, BOW

        then:
        figure('paw').space == 'd3'
        noDiceLeft()
    }

    def "BRODIE-4: a run that his dice end between equal ways is one question, where it ends"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'f5'; minion 'brodie-chases', 'a1' }

        when:
        turn 'brodie-chases'
        dice ONE, ONE

        then:
        asked.startsWith "party: Where does Brodie's run end?"

        when:
        answer end

        then:
        figure('paw').space == end

        where:
        end << ['c1', 'b2', 'b3']
    }

    def "BRODIE-4: with all mice in his space he does not move"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'a1'; bare 'maginos'; minion 'brodie-chases', 'a1' }

        when:
        turn 'brodie-chases'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        figure('paw').space == 'a1'
        figure('maginos').wounds == 1
        noDiceLeft()
    }

    def "BRODIE-1: company does not hold him, and he takes no room"() {
        given:
        table {
            room 'guard-room'
            4.times { minion 'roaches', 'b1' }
            hero 'maginos', 'c1'
            bare 'maginos'
            minion 'brodie-chases', 'a1'
        }

        when: 'through a full space'
        turn 'brodie-chases'
        dice ONE, ONE, BOW, BOW, BOW

        then:
        figure('paw').space == 'c1'
    }

    def "BRODIE-1, MOVE-7: he fills no space, and a mouse may come where he is"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; there.times { minion 'roaches', 'b1' }; minion 'brodie-chases', 'b1' }
        acting 'collin', 1

        expect:
        options.contains('move:b1') == open

        where:
        there || open
        3     || true
        4     || false
    }

    def "BRODIE-1, RUL-38: red lines are nothing to him"() {
        given:
        table { room 'kitchen'; hero 'maginos', 'counter'; bare 'maginos'; minion 'brodie-chases', 'b1' }

        when: 'one of two spaces is enough; a miss'
        turn 'brodie-chases'
        dice ONE, ONE, BOW, BOW, BOW

        then:
        figure('paw').space == 'counter'
        noDiceLeft()
    }

    def "BRODIE-3: where no space has anybody he stays and strikes nobody"() {
        given:
        table { room 'guard-room'; minion 'brodie-pounces', 'a1'; room 'kitchen-tunnels'; hero 'collin', 'c3';
                track 'brodie-pounces', 'collin', 'filch' }

        when: 'the only die is that of Collin'
        turn 'brodie-pounces'
        dice TWO

        then:
        asked == 'collin: What does Collin do?'
        figure('paw').space == 'a1'
    }

    def "BRODIE-3, BRODIE-4: a space that a chapter hides from him holds no prey, whichever card he plays: #card"() {
        given:
        library = Mods.assembled(Mods.mod([
                'variants/den.yaml': 'name: Den\ntext: Under the straw nobody is found.\n',
                'variants/den.groovy': """
                    rules {
                        change(Custom) { asked -> if (asked.is('brodie:spares')) asked.add 'guard-room/d4' }
                    }"""], 'dens')).library()
        table(variants: ['den']) { room 'guard-room'; hero 'maginos', 'd4'; bare 'maginos'; hero 'tilda', 'd4'; hero 'filch', 'a1';
                bare 'filch'; minion card, 'a1' }

        when:
        turn card
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        figure('paw').space == 'a1'
        figure('filch').wounds == 1
        ['maginos', 'tilda'].collect { figure(it).wounds } == [0, 0]

        cleanup:
        library = BASE

        where:
        card << ['brodie-pounces', 'brodie-chases']
    }
}
