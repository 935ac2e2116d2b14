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

    def "CH10-10: with #hurt wounds on a mouse the pie is offered: #offered"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', 'a2'; hero 'nez', 'a1'; wounds 'nez', hurt; note 'miz-maggie-ally', 1 }

        when:
        acting 'collin', 0

        then:
        options.any { it.endsWith ':pie' } == offered

        where:
        hurt || offered
        0    || false
        1    || true
    }

    def "CH10-10: from page 3 on the spoons are fired where the ninth chapter is won: #fired on page #page"() {
        given:
        night(campaign: sheet) { room 'tunnel-entrance'; hero 'collin', 'a2'; minion 'rat-warriors', 'f2'; set 'PAGE', page }

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
        sheet             | page || fired
        WITH_VURST        | 3    || true
        WITH_VURST        | 5    || true
        WITH_VURST        | 2    || false
        CampaignSheet.NEW | 3    || false
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

    def "CH10-12: in story mode the last door turns back five and not a sixth"() {
        given:
        night(variants: ['story-mode']) {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'roaches', 'a2'; track 'roaches', 'collin'
            note 'houses', 1; note 'turned-back', before
        }

        when:
        turn 'roaches'

        then:
        game().outcome().name() == outcome

        where:
        before || outcome
        4      || 'RUNNING'
        5      || 'LOST_OTHER'
    }

    def "CH10-14: a leader who rests in the tree gives each mouse 1 cheese: #party, #cheese"() {
        given:
        night(party: party) { }

        when:
        chapter()
        anyhow()

        then:
        party.findAll { it != 'filch' }.every { figure(it).cheese == cheese }
        read('Collin rests in the tree and gives each mouse 1 cheese') == (cheese > 0)

        where:
        party                               || cheese
        ['filch', 'lily', 'nez', 'tilda']   || 1
        ['collin', 'filch', 'nez', 'tilda'] || 0
    }
}
