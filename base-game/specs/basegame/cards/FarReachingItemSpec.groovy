package basegame.cards

import basegame.BaseGameSpec

class FarReachingItemSpec extends BaseGameSpec {
    def "Coil of Waxed String: an action pulls in a mouse seen within 3 spaces; the string stays"() {
        given:
        table { room 'sewer'; hero 'collin', 'a6'; hero 'filch', 'w22'; hero 'tilda', 'a1'; mark 'filch', 'webbed', 1;
                packs 'collin', 'waxed-string' }
        acting 'collin', 0

        when:
        answer 'use:waxed-string'

        then:
        figure('filch').space == 'a6'
        figure('filch').has 'webbed'
        figure('tilda').space == 'a1'
        card('waxed-string') == 'PACK collin'
        get('ACTIONS') == 0
    }

    def "Coil of Waxed String: nobody is pulled into a full space, nor from farther away"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', space; rats.times { minion 'rat-warriors', 'd6' };
                packs 'collin', 'waxed-string' }
        acting 'collin', 0

        expect:
        options.contains('use:waxed-string') == possible

        where:
        space | rats || possible
        'd4'  | 2    || true
        'd4'  | 3    || false
        'd2'  | 0    || false
    }

    def "Pinch of Pepper: minions of one space are daunted, but no boss, and mice there are stunned"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; hero 'filch', 'd4'; minion 'rat-warriors', 'd4'; minion 'captain-vurst', 'd4';
                minion 'elite-rat-warriors', 'a1'; packs 'maginos', 'pinch-of-pepper' }
        acting 'maginos', 0

        when:
        answer 'use:pinch-of-pepper'

        then:
        figure('rat-1').has 'daunted'
        !figure('rat-2').has('daunted')
        !figure('rat-3').has('daunted')
        figure('filch').has 'stunned'
        card('pinch-of-pepper') == 'DISCARD'
    }

    def "Pinch of Pepper: it takes a minion within 3 spaces"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd1'; packs 'maginos', 'pinch-of-pepper' }
        acting 'maginos', 0

        expect:
        !options.contains('use:pinch-of-pepper')
    }

    private List<String> ahead(String key) {
        mystics.odds.Ahead.of(trial.game())[key]
    }

    private void lens(String holder) {
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'; packs holder, 'spectacle-lens' }
        acting 'collin', 3
        draws 'undercroft-rabble', 'changing-of-the-watch'
        answer 'explore:exit-W'
        for (int asks = 0; asks < 8 && options.size() > 1 && !options.contains('yes') && !asked.contains('What does'); asks++) {
            answer options[0]
        }
    }

    def "Cracked Spectacle Lens: a second encounter card is drawn, and one of the two happens"() {
        given:
        lens 'collin'

        when:
        answer 'yes'

        then: 'the choice says what either brings'
        asked == 'collin: Which encounter waits in the Tunnel Entrance?'
        ahead(chosen) == [brings]

        when:
        answer chosen
        for (int asks = 0; asks < 12 && !asked.contains('What does'); asks++) {
            answer options[0]
        }

        then:
        card(chosen) == 'FACE_UP'
        card(other) == 'DECK'
        card('spectacle-lens') == 'DISCARD'
        get('FACE_UP') > 0

        where:
        chosen                  | other                   || brings
        'undercroft-rabble'     | 'changing-of-the-watch' || 'brings 1 Rat Warrior and 2 Roaches'
        'changing-of-the-watch' | 'undercroft-rabble'     || 'brings 2 Rat Warriors'
    }

    def "Cracked Spectacle Lens, FREE-4: it is of no use to a mouse with little lore"() {
        when:
        lens 'filch'

        then:
        card('spectacle-lens') == 'PACK filch'
        !options.contains('yes')
    }
}
