package basegame.chapter

import mystics.choice.Question
import mystics.content.CampaignSheet
import mystics.phase.round.Round
import mystics.rules.Figure
import mystics.trial.TrialTable

class SorrowAndRemembranceSpec extends ChapterSpec {
    static final List<String> ALL = ['collin', 'filch', 'lily', 'maginos', 'nez', 'tilda']

    private void morning(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'sorrow-and-remembrance', variants: [], party: ALL] + named, changes)
    }

    /** The wheel is one short of full, and a roach on Nez's space in a room shows the cheese that brings the surge. */
    private void blast(String where, String at, @DelegatesTo(TrialTable) Closure<?> more = {}) {
        morning(campaign: CampaignSheet.NEW) {
            room where; hero 'nez', at; minion 'roaches', at; track 'roaches', 'nez'; set 'PAGE', 1; set 'WHEEL', 5; set 'END_PAGE', 9
            delegate.with more
        }
        turn 'roaches'
        dice BOW, CHEESE
    }

    /** Collin with the blade beside Vanestra, who has one card left. */
    private void atHer(String hers, String his, @DelegatesTo(TrialTable) Closure<?> more = {}) {
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', his; hero 'tilda', 'a5'; minion 'vanestras-web', hers; has 'collin', 'sorrow-blade'
            track 'collin', 'tilda', 'vanestras-web'; note 'slipping-away', 1
            delegate.with more
        }
        acting 'collin', 0
    }

    private List<String> here() {
        look { scene -> scene.minions()*.kind.toSorted() }
    }

    private int recorded(String words) { log.count { it.startsWith words } }

    private String state(String hero) { figure(hero).state() }

    /** How many dice wait to be thrown. */
    private int getRolls() {
        game().question().filter { it instanceof Question.Roll }.map { (it as Question.Roll).dice() }.orElse(0)
    }

    def "CH11-2: nothing but the grate of the Guard Room is turned over"() {
        given:
        morning { room where; hero 'nez', at }

        when:
        acting 'nez', 3

        then:
        options.contains('explore:flip') == open
        refusals().values().any { it.rule() == 'CH11-2' } == !open

        where:
        where             | at   || open
        'guard-room'      | 'c3' || true
        'kitchen'         | 'd3' || false
        'crystal-tunnels' | 'e1' || false
    }

    def "CH11-12: #who in the Guard Room"() {
        given:
        morning { room 'kitchen'; hero 'nez', 'f1'; note 'all-named', named; note 'slipping-away', 1 }
        acting 'nez', 3

        when:
        answer 'explore:exit-E'
        anyhow()

        then:
        here() == foes
        look { scene -> scene.allies()*.kind } == friends

        where:
        who                   | named || foes                                         | friends
        'two elites wait'     | 0     || ['elite-rat-warriors', 'elite-rat-warriors'] | []
        'the captain is ally' | 1     || []                                           | ['captain-vurst']
    }

    def "CH11-12, STORY-2: #rats rats stand on guard in the Pipes, and the book says why: #told"() {
        given:
        morning { room 'kitchen'; hero 'nez', 'd4'; note 'all-named', named; note 'slipping-away', 1 }
        acting 'nez', 3

        when:
        answer 'explore:exit-S'
        anyhow()

        then:
        spacesOf('rat-warriors').size() == rats
        log.any { it.contains 'Two rats stood on guard' } == told

        where:
        named || rats | told
        0     || 3    | false
        1     || 2    | true
    }

    def "CH11-2: what no mouse is left to see leaves the board, but bosses stay"() {
        given:
        morning { room 'pipes'; hero 'nez', 'u9'; minion 'rat-warriors', 'd9'; minion 'vanestras-web', 'd10'; note 'slipping-away', 1 }
        acting 'nez', 3

        when:
        answer 'explore:exit-E'
        anyhow()

        then:
        !('d9' in spacesOf('rat-warriors'))
        figure('spider').space == 'd10'
    }

    def "CH11-6: a spider that stands in the Forge makes room for Vanestra when the round begins"() {
        given:
        morning { room 'forge'; hero 'nez', 'a5'; minion 'spider', 'c3'; set 'OBJECTIVE', 1 }

        when:
        step new Round()
        anyhow()

        then:
        figure('spider').space == 'furnace-door'
        look { it.minions().any { minion -> minion.isBossCalled('vanestra') } }
    }

    def "CH11-6, PLACE-6: a shot at Vanestra as she comes back leaves nobody to be put at the furnace door"() {
        given:
        morning { room 'forge'; hero 'filch', 'd5'; bare 'filch'; has 'filch', 'lilys-bow'; has 'filch', 'preemptive-shot'
            cheese 'filch', 1; set 'OBJECTIVE', 1
        }

        when:
        step new Round()
        while (asked && !asked.contains('Preemptive')) answer options[0]
        answer 'yes'
        dice BOW, BOW_STAR, SWORD_SHIELD_STAR, BOW, BOW, BOW, BOW
        anyhow()

        then:
        figure('spider').state == 'away'
    }

    def "CH11-6, MOVE-7: where a mouse stands at the furnace door she comes as near to it as there is room"() {
        given:
        morning { room 'forge'; hero 'nez', 'furnace-door'; set 'OBJECTIVE', 1 }

        when:
        step new Round()
        anyhow()

        then:
        look { scene ->
            Figure nez = scene.heroes()[0]
            Figure her = scene.minions().find { minion -> minion.isBossCalled('vanestra') }
            her.space != nez.space && her.space.isAdjacent(nez.space)
        }
    }

    def "CH11-3: the Kitchen explodes; without a star a mouse falls"() {
        given:
        blast('kitchen', 'b3') { hero 'lily', 'e3'; track 'roaches', 'nez', 'lily' }

        when:
        dice face, face

        then:
        markOn('lily', 'knocked-down') == down
        get('PAGE') == 2
        recorded('The oven doors went') == 1

        where:
        face       || down
        BOW        || 1
        SWORD_STAR || 0
    }

    def "CH11-3: when the Guard Room explodes the Pipes are gone, mice there are captured, and an elite comes"() {
        when:
        blast('guard-room', 'd5') { hero 'lily', 'pipes/u5'; track 'roaches', 'nez', 'lily' }
        while (asked && !asked.contains('What does')) {
            if (rolls > 0) dice(*([TWO] * rolls))
            else answer options[0]
        }

        then:
        recorded('The Pipes is destroyed') == 1
        recorded('The floor of the Guard Room jumped up') == 1
        state('lily') == 'captured'
        state('nez') == 'on-board'
        note('fallen-with-the-pipes') == 1
        here().count('elite-rat-warriors') == 1
    }

    def "CH11-3: below in the Pipes there are two hits, above there is none"() {
        given:
        blast('pipes', 'd5') { hero 'lily', 'u5' }

        expect:
        rolls == 1
        asked.contains 'Defence'
        recorded('Along the bottom pipes the seams let go') == 1
    }

    def "CH11-3, WATER-4: the Sewer carries on who is in the water"() {
        when:
        blast('sewer', 'w14')

        then:
        figure('nez').space() == 'w12'
    }

    def "CH11-3: splinters fly round the great crystals"() {
        when:
        blast('crystal-tunnels', 'c2') { hero 'lily', 'n2' }

        then:
        recorded('One cracked. Then the one beside it.') == 1
        asked.contains 'Defence'
    }

    def "CH11-3: the Forge hurts whoever stands at the gears, and does so again"() {
        when:
        blast('forge', 'west-gears') { hero 'lily', 'b4' }

        then:
        figure('nez').wounds() == 1
        figure('lily').wounds() == 0
        'rat-warriors' in here()
        recorded('The furnace kicked.') == 1
    }

    def "CH11-4: the King holds one explosion back, and only one"() {
        when:
        blast('forge', 'west-gears') { note 'king', 1; note 'stayed-by-the-king', before }
        if (before == 0) answer 'yes'

        then:
        note('stayed-by-the-king') == 1
        figure('nez').wounds() == before
        recorded('The wall drew in its breath.') == 1 - before

        where:
        before << [0, 1]
    }

    def "CH11-5: the Brush exchanges a card of hers, once"() {
        given:
        atHer('e5', 'd5') { note 'vanestras-brush', 1 }

        when:
        draws 'vanestras-call'
        answer 'sorrow-and-remembrance:brush'

        then:
        'vanestras-call' in track
        !('vanestras-web' in track)
        !options.any { it.endsWith ':brush' }
    }

    def "CH11-5: while the cat looks on no minion takes a turn; with his respect he sets a mouse down"() {
        given:
        atHer('e5', 'd5') { note 'catsclaw-horn', 1; note 'brodies-respect', 1; wounds 'tilda', 2 }

        when:
        answer 'sorrow-and-remembrance:horn'
        answer 'tilda'
        answer 'a1' in options ? 'a1' : options[0]

        then:
        figure('tilda').wounds() == 0
        note('cat-in-the-forge') == 1

        when:
        turn 'vanestras-web'

        then:
        recorded('Vanestra looks up at the cat') == 1
    }

    def "CH11-5: with his respect the cat stays for the next round"() {
        given:
        atHer('e5', 'd5') { note 'catsclaw-horn', 1; note 'horn-blown', 1; note 'brodies-respect', respect }

        when:
        step new Round()
        anyhow()

        then:
        note('cat-in-the-forge') == respect
        recorded('Brodie stays for another round') == respect
        note('horn-blown') == 1 + respect

        where:
        respect << [1, 0]
    }

    def "CH11-6, CH11-5: at the furnace door she has 1 die less, and before the cat 2"() {
        given:
        atHer(hers, his) { note 'cat-in-the-forge', cat }

        when:
        answer 'battle:sorrow-blade:spider'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        if (asked.contains('Drive')) answer 'no'

        then:
        rolls == defence

        where:
        hers           | his  | cat || defence
        'furnace-door' | 'd3' | 0   || 3
        'e5'           | 'd5' | 0   || 4
        'e5'           | 'd5' | 1   || 2
    }

    def "CH11-7: the blade that was forged in chapter seven has three dice more"() {
        given:
        atHer('e5', 'd5') { note 'sorrow-blade', won }

        when:
        answer 'battle:sorrow-blade:spider'

        then:
        rolls == dice

        where:
        won || dice
        0   || 4
        1   || 7
    }

    def "CH11-7: in place of a wound she is driven back"() {
        given:
        atHer('e5', 'd5')

        when:
        answer 'battle:sorrow-blade:spider'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE, CHEESE
        answer 'yes'

        then:
        look { scene -> scene.minions()[0].space.id } in ['furnace-door', 'coal']
        recorded('She was very quick, and the blade was slow') == 1
    }

    def "CH11-8: a friend says what the charmed mouse wanted to keep"() {
        given:
        morning { room 'forge'; hero 'collin', 'c4'; hero 'tilda', 'c4'; mark 'tilda', 'charmed', 1 }
        acting 'collin', 0

        when:
        answer 'sorrow-and-remembrance:call-tilda'

        then:
        markOn('tilda', 'charmed') == 0
        recorded('It is not hard to find the words.') == 1
        log.any { it.contains('"You wanted to keep the knot that holds') }
    }

    def "CH11-9: a paw rerolls a die that has no star"() {
        given:
        morning { room 'forge'; hero 'collin', 'c4'; note 'helping-paws', 2 }
        acting 'collin', 0

        when:
        answer 'search'
        while (rolls > 0 && !asked.contains('paw')) dice(*([CHEESE] * rolls))

        then:
        asked.contains 'helping paw'

        when:
        answer 'yes'

        then:
        note('helping-paws') == 1
    }

    def "CH11-10, CH11-11: with her last card the minions leave, the captured come back, and the blade has its name"() {
        given:
        atHer('furnace-door', 'd3') {
            captured 'maginos'; minion 'rat-warriors', 'b4'; note 'quench-song', 1; set 'PAGE', 2; set 'END_PAGE', 3
        }

        when:
        answer 'battle:sorrow-blade:spider'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE
        while (!asked.contains('What does')) answer options[0]

        then:
        here() == []
        state('maginos') == 'on-board'
        note('blades-name') == 1
        get('END_PAGE') == 5
        ['She let go of the door.', "In Collin's paw the blade had left off", 'He turned it over.'].every { recorded(it) == 1 }
    }

    def "CH11-11: whoever leaves takes the captured along; the last to leave wins"() {
        given:
        morning {
            room 'forge'; hero 'collin', 'pipe'; captured 'filch'; (ALL - ['collin', 'filch']).each { safe it }
            note 'vanestra-beaten', 1; set 'OBJECTIVE', 3
        }
        acting 'collin', 0

        when:
        answer 'sorrow-and-remembrance:leave'

        then:
        state('filch') == 'safe'
        game().outcome().name() == 'WON'
        recorded('There was a very long noise') == 1
    }

    def "CH11-1: buried, when the marker is reached on the way out"() {
        given:
        morning(variants: variants) {
            room 'forge'; hero 'collin', 'b2'; note 'vanestra-beaten', 1; set 'PAGE', 4; set 'END_PAGE', 5; set 'OBJECTIVE', 3
            track 'collin'
        }

        when:
        round()
        while (game().outcome().name() == 'RUNNING') {
            if (rolls > 0) dice(*([TWO] * rolls))
            else answer options.contains('end') ? 'end' : options[0]
        }

        then:
        game().outcome().name() == 'LOST_OTHER'
        recorded('The roof sat down.') == 1

        where:
        variants << [[], ['story-mode']]
    }
}
