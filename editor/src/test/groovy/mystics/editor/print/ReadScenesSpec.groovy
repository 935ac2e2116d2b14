package mystics.editor.print

import mystics.mod.load.BaseGame
import mystics.save.CampaignStory.ReadChapter
import spock.lang.Shared
import spock.lang.Specification

/** The pictures of a story that was read aloud. */
class ReadScenesSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared scenes = new ReadScenes(catalog)

    def "STORY-2, CAMP-1: every passage of #chapter.name that has a picture is known by its words"() {
        given:
        def pictured = chapter.story().findAll { !it.scene().empty }

        expect:
        pictured.size() > 0
        pictured.every { passage ->
            def read = passage.text().replaceAll(/\{[^}]*}/, 'Somebody small')
            def scene = scenes.of(new ReadChapter(chapter.name(), [read]), read)
            scene.present && chapter.story().any { it.scene() == scene.get().picture() && words(it) == words(passage) }
        }

        where:
        chapter << catalog.chapters().values().findAll { it.story().any { !it.scene().empty } }
    }

    private static String words(passage) {
        passage.text().split(/\n\s*\n/)[0]
    }

    def "the heroes who spoke in the chapter are seen, and words of no passage have no picture"() {
        given:
        def chapter = catalog.chapters()['lilys-tail']
        def passage = chapter.story().find { !it.scene().empty }
        def read = passage.text() + "\n\nFilch: Mine.\n\nLily: No, mine."

        expect:
        scenes.of(new ReadChapter(chapter.name(), [read]), read).get().heroes() == ['filch', 'lily']
        scenes.of(new ReadChapter(chapter.name(), ['It rained.']), 'It rained.').empty
        scenes.of(new ReadChapter('Another book', [read]), read).empty
    }
}
