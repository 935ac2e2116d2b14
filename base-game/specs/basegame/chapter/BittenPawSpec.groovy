package basegame.chapter

import mystics.choice.Question

/** When the captain binds up the paw that the blade has bitten. */
class BittenPawSpec extends ChapterSpec {
    private int rolled() { (game().question().get() as Question.Roll).dice() }

    def "CH9-2, STORY-2: Captain Vurst binds up the paw if he stands by and the blade has wounded: #weapon, Vurst on #vurst"() {
        given:
        table(chapter: 'vursts-redemption', variants: [], party: ['collin', 'tilda']) {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; minion 'captain-vurst', vurst; minion 'rat-warriors', 'c3'
            has 'collin', 'sorrow-blade'; has 'collin', 'collins-sword'
            track 'collin', 'tilda', 'rat-warriors', 'captain-vurst'
        }
        acting 'collin', 0

        when:
        answer options.find { it.startsWith("battle:$weapon") && it.endsWith('rat-2') }
        dice(*([SWORD_SHIELD_STAR] + [BOW] * 3).take(rolled()))
        if (asked.contains('will hurt')) answer 'read-them-all'
        dice(*([BOW] * rolled()))
        def told = log
        anyhow()

        then:
        (told + log).any { it.startsWith('The blade sang out') } == bound

        where:
        weapon          | vurst || bound
        'sorrow-blade'  | 'c2'  || true
        'collins-sword' | 'c2'  || false
        'sorrow-blade'  | 'f3'  || false
    }

    def "CH9-2, RUL-94: a minion may fall in its own attack, and the chapter goes on"() {
        given:
        table(chapter: 'vursts-redemption', variants: [], party: ['collin', 'tilda']) {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'f3'; minion 'rat-warriors', 'c3'
            bare 'collin'; has 'collin', 'toothpick'
        }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, CHEESE

        then:
        figure('rat-1').state == 'away'
    }
}
