package basegame.chapter

import mystics.content.CampaignSheet

/** What the mice have ready for the night the tree stood. */
class NightHelpSpec extends NightFixture {
    def "CH10-10: the horn sends off who is by the steps, once, and the pie heals everybody once"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'a2'; hero 'nez', 'a1'; wounds 'nez', 1; wounds 'collin', 1; minion 'rat-warriors', 'a3'
            minion 'roaches', 'f2'
            note 'catsclaw-horn', 1; note 'miz-maggie-ally', 1
        }

        when:
        acting 'collin', 0
        answer 'the-night-the-tree-stood:pie'

        then:
        figure('nez').wounds == 0
        figure('collin').wounds == 0
        !options.any { it.endsWith ':pie' }

        when:
        answer 'the-night-the-tree-stood:horn'

        then:
        spacesOf('rat-warriors') == []
        spacesOf('roaches') == ['f2']
        read 'It went through rock as if rock were weather'
    }

    def "CH10-10: the spoons are fired where the ninth chapter is won"() {
        given:
        night(campaign: sheet) { room 'tunnel-entrance'; hero 'collin', 'a2'; minion 'rat-warriors', 'f2' }

        when:
        acting 'collin', 0

        then:
        options.any { it.endsWith ':spoons' } == fired

        when:
        if (fired) answer 'the-night-the-tree-stood:spoons'

        then:
        markOn('rat-1', 'knocked-down') == (fired ? 1 : 0)
        read('It rained dumplings') == fired

        where:
        sheet             || fired
        WITH_VURST        || true
        CampaignSheet.NEW || false
    }

    def "CH10-10: a healer by the steps empties the kettle over them, once a page"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'tilda', at; hero 'collin', 'a3'; minion 'rat-warriors', 'a2'; minion 'roaches', 'f2'
            note 'kettle-empty', empty
        }

        when:
        acting mouse, 0

        then:
        options.any { it.endsWith ':kettle' } == poured

        when:
        if (poured) answer 'the-night-the-tree-stood:kettle'

        then:
        spacesOf('rat-warriors') == (poured ? [] : ['a2'])
        spacesOf('roaches') == ['f2']
        read('Is there any *bread*') == poured

        where:
        mouse    | at   | empty || poured
        'tilda'  | 'a1' | 0     || true
        'tilda'  | 'a1' | 1     || false
        'tilda'  | 'f1' | 0     || false
        'collin' | 'a1' | 0     || false
    }
}
