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
        dice CHEESE, SWORD_STAR
        anyhow()

        then:
        log.any { it.contains('a surge in the Kitchen Tunnels') } != waits

        when:
        dice BOW, BOW
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

    def "SURGE-1, PARTY-6: hits that are no attack have no end to wait for; the surge of a squashed grape comes at once with #variants"() {
        given:
        table(variants: variants) {
            room 'guard-room'; hero 'filch', 'd5'; hero 'collin', 'e5'; minion 'rat-warriors', 'a1'
            lies 'dinner-fork', 'ON_BOARD'; lay 'd5', 'dinner-fork', 1; lies 'grape-1', 'STASH'
            set 'WHEEL', 5; set 'PAGE', page
        }
        acting 'filch', 0

        when:
        draws 'squashed'
        answer 'grape:shoot'
        dice CHEESE, BOW
        anyhow()

        then:
        get('PAGE') == page + 1
        get('WHEEL') == 0 || game().outcome().over()

        where:
        variants          | page
        ['patient-surge'] | 1
        ['victory-first'] | 1
        ['victory-first'] | 5
    }
}
