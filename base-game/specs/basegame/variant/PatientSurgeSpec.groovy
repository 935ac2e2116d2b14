package basegame.variant

import basegame.chapter.ChapterSpec

class PatientSurgeSpec extends ChapterSpec {
    def "SURGE-1, RUL-22: the sixth cheese comes in the middle of a rat's attack; the surge waits: #waits with #variants"() {
        given:
        table(variants: variants) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; minion 'rat-warriors', 'c4'
            set 'WHEEL', 5; faceUp 'something-long'
        }

        when: 'a cheese and a sword; Collin has not defended yet'
        turn 'rat-warriors'
        dice 1, 2
        anyhow()

        then:
        log.any { it.contains('a surge in The Kitchen Tunnels') } != waits

        when:
        dice 4, 4
        anyhow()

        then: 'in the end it has come'
        get('PAGE') == 2
        get('WHEEL') == 0
        spacesOf('roaches').size() == 2
        figure('collin').wounds() == 1

        where:
        variants          || waits
        []                || false
        ['patient-surge'] || true
    }
}
