package basegame.chapter

import mystics.content.CampaignSheet
import mystics.phase.chapter.CardsKept
import mystics.phase.round.NextTurn
import mystics.trial.TrialTable

/** Chapter eleven: what the mice bring with them from the night before, and how time runs out at the end. */
class HelpingPawsSpec extends ChapterSpec {
    static final List<String> ALL = ['collin', 'filch', 'lily', 'maginos', 'nez', 'tilda']

    private void morning(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'sorrow-and-remembrance', variants: [], party: ALL] + named, changes)
    }

    def "CH11-2, CH11-9, CH11-12: five houses are two paws, the cook has swept and given a cheese to each, and Collin has the blade"() {
        given:
        morning(campaign: new CampaignSheet([houses: 5, 'miz-maggie-ally': 1], [:], [:], [] as Set)) { }

        when:
        chapter()
        anyhow()

        then:
        note('helping-paws') == 2
        note('slipping-away') == 1
        spacesOf('roaches').empty
        ALL.collect { figure(it).cheese } == [1] * 6
        look { scene -> scene.party().find { it.kind == 'collin' }.pack*.id } == ['sorrow-blade']
    }

    def "CH11-9: a paw rerolls a die of an attack without a hit"() {
        given:
        morning { room 'forge'; hero 'collin', 'c4'; minion 'rat-warriors', 'c4'; note 'helping-paws', 2 }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice BOW, BOW, BOW

        then:
        asked.contains 'helping paw'
    }

    def "CH11-9: a paw rerolls a die of a defence with fewer shields than hits"() {
        given:
        morning { room 'forge'; hero 'collin', 'c4'; minion 'rat-warriors', 'c4'; note 'helping-paws', 2; track 'collin', 'rat-warriors' }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        asked.contains 'helping paw'
    }

    def "CH11-9: what a dodge blocks with its stars needs no paw"() {
        given:
        morning {
            room 'forge'; hero 'filch', 'c4'; minion 'rat-warriors', 'c4'; note 'helping-paws', 2; track 'filch', 'rat-warriors'
            has 'filch', 'dodge'; cheese 'filch', 3
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR
        answer 'yes'
        dice SWORD_STAR, SWORD_SHIELD_STAR

        then:
        !asked.contains('helping paw')
        figure('filch').wounds == 0
    }

    def "CH11-12, INIT-2: for whoever waits in the Guard Room the whole track is dealt anew"() {
        given:
        morning {
            room 'kitchen'; hero 'nez', 'f1'; hero 'collin', 'f1'; note 'slipping-away', 1
            track 'nez', 'collin', 'filch', 'lily', 'maginos', 'tilda'
        }
        acting 'nez', 3

        when:
        answer 'explore:exit-E'
        anyhow()

        then: 'Collin leads, or has been paid for not leading'
        track[0] == 'collin' || figure('collin').cheese == 1
    }

    def "CH11-11: once she is beaten each round turns a page"() {
        given:
        morning {
            room 'forge'; hero 'collin', 'b2'; note 'vanestra-beaten', 1; set 'PAGE', 2; set 'END_PAGE', 5; set 'OBJECTIVE', 3
            track 'collin'; set 'TURNS_TAKEN', 9
        }

        when:
        step new NextTurn()

        then:
        get('PAGE') == 3
    }

    def "CH11-13: after the last page nobody is asked what to keep"() {
        given:
        morning { room 'forge'; hero 'collin', 'c4' }

        expect:
        look { scene -> scene.ask(new CardsKept(scene.party().find { it.kind == 'collin' })).cards.dice } == 0
    }
}
