package basegame.chapter

import basegame.mods.Mods
import spock.lang.Shared

/** Figures of minion cards that fight for the mice, because a mark of their side lies on them: none of them counts as a minion. */
class SidesSpec extends ChapterSpec {
    @Shared def withFriends = Mods.assembled(Mods.mod([
            'marks/sworn.yaml': 'name: Sworn in\non: figure\nkind: token\nside: heroes\n',
            'variants/truce.yaml': 'name: Truce\ntext: Nobody attacks the spider.\n',
            'variants/truce.groovy': '''
                rules {
                    change(Targets) { targets -> targets.figures.findAll { it.kind == 'spider' }.each { targets.spare it } }
                }'''], 'friends')).library()

    def setup() {
        library = withFriends
    }

    def "EXPLORE-1, EXPLORE-4: an ally keeps nobody from exploring, and it goes along"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'c6'; minion 'rat-warriors', 'b3'; mark 'rat-1', 'sworn', 1;
                markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        look { it.allies()*.room*.id } == ['tunnel-entrance']
        look { it.heroes()*.room*.id }.toUnique() == ['tunnel-entrance']
    }

    def "EXPLORE-5: it goes along when the tile is turned over"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c3'; minion 'rat-warriors', 'b3'; mark 'rat-1', 'sworn', 1;
                markRoom 'kitchen', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:flip'
        anyhow()

        then:
        look { it.allies()*.room*.id } == ['kitchen']
    }

    def "CAPTURE-4: a captured mouse is rescued while #who on the board"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; captured 'filch'; minion 'rat-warriors', 'f4'; mark 'rat-1', 'sworn', sworn }

        when:
        turn 'filch'

        then:
        (asked == 'filch: Where does Filch come back?') == (sworn == 1)

        where:
        sworn | who
        1     | 'only an ally is'
        0     | 'no minion is: a rat without the mark keeps it away'
    }

    def "ROUND-3: time is short while nobody but an ally is on the board"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'rat-warriors', 'f4'; mark 'rat-1', 'sworn', sworn;
                track 'rat-warriors', 'collin' }
        acting 'collin', 0

        when:
        answer 'end'

        then:
        get('WHEEL') == wheel

        where:
        sworn || wheel
        1     || 1
        0     || 0
    }

    def "MOVE-9: a mouse walks past an ally, and a minion stops where one stands"() {
        given:
        table { room 'guard-room'; hero 'collin', 'f1'; minion 'rat-warriors', 'c1'; minion 'elite-rat-warriors', 'a1';
                mark 'rat-1', 'sworn', 1 }

        expect:
        look { scene -> mystics.phase.move.Ways.of(scene, scene.figure(0)).stops() } ==
                look { scene -> scene.figure(look { it.minions()[0].slot() }).space.bit() }
        look { scene -> mystics.phase.move.Ways.of(scene, scene.minions()[0]).stops() } ==
                look { scene -> scene.heroes()[0].space.bit() | scene.allies()[0].space.bit() }
    }

    def "MOVE-10: an ally is counted among the mice"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; 2.times { minion 'rat-warriors', 'a3' }; minion 'roaches', 'a3';
                mark 'rat-1', 'sworn', sworn }
        acting 'collin', 3

        expect:
        refusals()['Move']?.rule() == held

        where:
        sworn || held
        1     || null
        0     || 'MOVE-10'
    }

    def "BATTLE-2, BATTLE-3: an ally is no target, and keeps no shot from flying at others"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; bare 'collin'; has 'collin', 'long-bow'; minion 'rat-warriors', 'd6';
                minion 'rat-warriors', 'd2'; mark 'rat-1', 'sworn', 1 }
        acting 'collin', 0

        expect:
        options.findAll { it.startsWith('battle') } == ['battle:long-bow:rat-2']
    }

    def "BATTLE-3: a rule spares a target; who is spared keeps no shot from flying at others"() {
        given:
        table(variants: ['truce']) { room 'guard-room'; hero 'collin', 'd6'; bare 'collin'; has 'collin', 'long-bow';
                minion 'spider', 'd6'; minion 'rat-warriors', 'd2' }
        acting 'collin', 0

        expect:
        options.findAll { it.startsWith('battle') } == ['battle:long-bow:rat-1']
        refusals()['Attack Spider with Long Bow'].why().toString() == 'a rule spares it'
    }

    def "MINION-3, MINION-7: minions count an ally as a mouse: the nearest is their prey"() {
        given:
        table { room 'guard-room'; hero 'filch', 'f1'; minion 'rat-warriors', 'a1'; minion 'elite-rat-warriors', 'b1';
                mark 'rat-1', 'sworn', 1 }

        when:
        turn 'elite-rat-warriors'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD

        then:
        log.any { it =~ /Elite.* attacks Rat Warrior/ }
        figure('rat-1').space == 'a1'
    }

    def "MINION-1, BATTLE-6: an ally goes for the nearest minion, and the cheese it throws is nobody's"() {
        given:
        table { room 'guard-room'; hero 'filch', 'b1'; minion 'rat-warriors', 'a1'; minion 'roaches', 'c1'; mark 'rat-1', 'sworn', 1 }

        when: 'it moves past Filch to the roach, and strikes with two dice: a cheese and a blank'
        turn 'rat-warriors'
        dice TWO, SWORD_SHIELD, SWORD_SHIELD

        then:
        figure('rat-1').space == 'c1'
        log.any { it =~ /Rat Warrior.* attacks Roach/ }
        get('WHEEL') == 0
        figure('filch').cheese() == 0
    }

    def "END-1: a room is cleared although an ally stands there"() {
        given:
        objective goal(cleared: 'kitchen-tunnels')
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; minion 'rat-warriors', 'f4'; mark 'rat-1', 'sworn', 1 }

        when:
        acting 'collin', 0
        answer 'end'

        then:
        game().outcome().name() == 'WON'
    }

    def "INIT-2: an encounter deals the whole track, the card of an ally with it"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; minion 'roaches', 'b3'; mark 'roach-1', 'sworn', 1;
                track 'collin', 'filch', 'maginos', 'tilda', 'roaches' }
        acting 'collin', 3
        draws 'changing-of-the-watch', 'roaches', 'collin', 'tilda', 'rat-warriors', 'maginos', 'filch'

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        track.first() == 'roaches'
        'rat-warriors' in track
    }
}
