package basegame.story

import basegame.chapter.ChapterSpec
import mystics.phase.chapter.story.PassagesRead

/** The picture of a page shows the mice who were there when it was told (STORY-2). */
class SceneCastSpec extends ChapterSpec {
    private List<String> cast(String begins) {
        PassagesRead.cast(trial.game().log()*.text().find { it.toString().startsWith(begins) })
    }

    def "STORY-2: the picture can show the mouse who did the deed, then the mice beside it; a captured mouse is not in it"() {
        given:
        table { room 'kitchen-tunnels'; hero 'tilda', 'a3'; hero 'filch', 'c3'; captured 'collin' }
        acting 'filch', 3

        when:
        answer 'explore:flip'
        anyhow()

        then:
        cast('It was a kitchen').take(2) == ['filch', 'tilda']
        !cast('It was a kitchen').contains('collin')
    }

    def "STORY-2: on the page of the chapter's beginning the whole party can be seen"() {
        expect:
        PassagesRead.cast(beginning(party: ['nez', 'tilda', 'filch', 'maginos']).log()*.text()
                .find { it.toString().startsWith('The dungeon door was oak') }) as Set == ['nez', 'tilda', 'filch', 'maginos'] as Set
    }

    def "STORY-2: a page without a picture needs no cast"() {
        expect:
        PassagesRead.cast(beginning(party: ['nez', 'tilda', 'filch', 'maginos']).log()*.text().find { PassagesRead.scene(it).empty }) == []
    }
}
