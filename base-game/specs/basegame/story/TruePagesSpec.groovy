package basegame.story

import basegame.chapter.ChapterSpec
import mystics.phase.chapter.story.ReadNext

/** A page tells only what the table shows: who is there, who is caught, and what has been told before. */
class TruePagesSpec extends ChapterSpec {
    private String told(String chapter, String passage, List<String> notes) {
        table(chapter: chapter, party: ['collin', 'filch', 'maginos', 'tilda'], variants: []) {
            room place(chapter); hero 'collin', 'a3'
            notes.each { note it, 1 }
        }
        step new ReadNext(passage, 0)
        trial.game().log().findAll { it.cause() == 'STORY-2' }.last().text().toString()
    }

    private static String place(String chapter) {
        ['lilys-tail': 'dining-tunnels', 'cheese-catches-rats': 'kitchen-tunnels', 'the-night-the-tree-stood': 'tunnel-entrance'][chapter]
    }

    def "STORY-2: #passage of #chapter with #notes tells: #words"() {
        given:
        def text = told(chapter, passage, notes)

        expect:
        text.contains(words)
        !text.contains(never)

        where:
        chapter                    | passage          | notes                          || words               | never
        'lilys-tail'               | 'freed'          | ['skitter-beaten']             || 'took her time'     | 'because of the company'
        'lilys-tail'               | 'freed'          | ['skitter-beaten', 'foes-about'] || 'of the company'  | 'took her time'
        'lilys-tail'               | 'boss-beaten'    | []                             || 'Nobody wanted to'  | 'Whoever was left'
        'lilys-tail'               | 'boss-beaten'    | ['foes-about']                 || 'Whoever was left'  | 'Nobody wanted to'
        'cheese-catches-rats'      | 'the-cook-again' | []                             || 'With *him*'        | 'on a stone floor'
        'cheese-catches-rats'      | 'the-cook-again' | ['brodie-gone']                || 'on a stone floor'  | "cat's own kitchen"
        'the-night-the-tree-stood' | 'captured'       | []                             || 'Collin was in it'  | 'somebody was in it'
    }

    def "CH9-6, STORY-2: with nobody left to fight they walk on together, if he and the mice at #space and #other are together: #near"() {
        given:
        table(chapter: 'vursts-redemption', variants: [], party: ['collin', 'tilda']) {
            room 'kitchen-tunnels'; hero 'collin', space; hero 'tilda', other; minion 'captain-vurst', 'c1'; mark 'rat-1', 'on-our-side', 1
        }

        when:
        turn 'captain-vurst'
        dice THREE
        answer 'c1'

        then:
        log.any { it.startsWith('They went on, and there were three lots of footsteps.') } == near

        where:
        space | other || near
        'a3'  | 'a3'  || false
        'c2'  | 'a3'  || false
        'c2'  | 'c2'  || true
    }
}
