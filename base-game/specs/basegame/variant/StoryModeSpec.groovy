package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.capture.Captures
import mystics.phase.wheel.surge.Surge
import mystics.rules.Scene
import mystics.rules.Step

class StoryModeSpec extends ChapterSpec {
    def "CAPTURE-3, END-1: a capture on the page before the last ends on page #page, #outcome, with #variants"() {
        given:
        table(variants: variants) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'd1'; minion 'rat-warriors', 'c4'
            wounds 'collin', 2; set 'PAGE', 5
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        get('PAGE') == page
        game().outcome().name() == outcome

        where:
        variants       || page | outcome
        []             || 6    | 'LOST_TIME'
        ['story-mode'] || 5    | 'RUNNING'
    }

    def "SURGE-2, SURGE-3: a surge costs no page, and its minions come as usual"() {
        given:
        table(variants: ['story-mode']) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        anyhow()

        then:
        get('PAGE') == 1
        spacesOf('rat-warriors').size() == 2
    }

    def "END-1: a page more is worth nothing where the hourglass stands, and the log says so with #variants"() {
        given:
        table(variants: ['personal-achievements'] + variants) {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5'
        }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, CHEESE, CHEESE

        then:
        get('END_PAGE') == 7
        log.any { it.startsWith('The hourglass stands still, so this page is worth nothing now') } == said

        where:
        variants       || said
        []             || false
        ['story-mode'] || true
    }

    def "CH3-11, CH5-11, CH6-11: the last free mouse in chapter #chapter gets up again"() {
        given:
        table(chapter: chapter, variants: ['story-mode']) {
            room place; hero 'collin', space; captured 'filch'; captured 'maginos'; captured 'tilda'
            minion 'rat-warriors', space; wounds 'collin', 2
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        game().outcome().name() == 'RUNNING'
        figure('collin').wounds == 0
        spacesOf('rat-warriors').empty
        log.any { it.contains 'Collin opened one eye' } == told

        where:
        chapter                    | place             | space || told
        'cheese-catches-rats'      | 'kitchen-tunnels' | 'c4'  || true
        'nine-lives'               | 'guard-room'      | 'd6'  || false
        'the-horn-and-the-harvest' | 'kitchen'         | 'd4'  || true
    }

    def "CH3-11, COND-6: whoever gets up again has no poison left either"() {
        given:
        table(chapter: 'cheese-catches-rats', variants: ['story-mode']) {
            room 'kitchen'; hero 'collin', 'c3'; captured 'filch'; captured 'maginos'; captured 'tilda'
            minion 'rat-warriors', 'c3'; wounds 'collin', 2; mark 'collin', 'poison', 2
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        figure('collin').with { it.wounds == 0 && markOn('collin', 'poison') == 0 }
        game().outcome().name() == 'RUNNING'
    }

    def "CAPTURE-5, CH3-11: taken #often with #variants, #outcome"() {
        given:
        table(chapter: 'cheese-catches-rats', variants: variants) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; captured 'filch'; captured 'maginos'; captured 'tilda'
        }

        when:
        often.times { step({ Scene scene -> Captures.capture(scene, scene.heroes()[0], Optional.empty()) } as Step) }

        then:
        game().outcome().name() == outcome

        where:
        variants       | often || outcome
        []             | 1     || 'LOST_CAPTURED'
        ['story-mode'] | 1     || 'RUNNING'
        ['story-mode'] | 2     || 'LOST_CAPTURED'
    }
}
