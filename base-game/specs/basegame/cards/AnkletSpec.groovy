package basegame.cards

import basegame.BaseGameSpec

class AnkletSpec extends BaseGameSpec {
    private void explore(String... order) {
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'; has 'filch', 'watch-spring-anklet' }
        acting 'collin', 3
        draws(*(['undercroft-rabble'] + order.toList()))
        answer 'explore:exit-W'
        for (int asks = 0; asks < 8 && !options.contains('stay'); asks++) {
            answer options[0]
        }
    }

    def "Watch-spring Anklet, INIT-2: when the track is dealt the bearer may swap with a neighbour"() {
        given:
        explore 'roaches', 'tilda', 'filch', 'maginos', 'rat-warriors', 'collin'

        when:
        answer choice
        for (int asks = 0; asks < 8 && !asked.contains('What does Collin do?'); asks++) {
            answer options[0]
        }

        then:
        track == dealt

        where:
        choice                     || dealt
        'stay'                     || ['roaches', 'tilda', 'filch', 'maginos', 'rat-warriors', 'collin']
        'swap-with-the-card-above' || ['roaches', 'filch', 'tilda', 'maginos', 'rat-warriors', 'collin']
        'swap-with-the-card-below' || ['roaches', 'tilda', 'maginos', 'filch', 'rat-warriors', 'collin']
    }

    def "Watch-spring Anklet: at an end of the track there is one neighbour"() {
        when:
        explore 'filch', 'roaches', 'tilda', 'maginos', 'rat-warriors', 'collin'

        then:
        options == ['stay', 'swap-with-the-card-below']
    }
}
