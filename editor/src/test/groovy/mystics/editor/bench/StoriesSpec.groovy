package mystics.editor.bench

import mystics.editor.desktop.VirtualDisplay
import mystics.mod.write.YamlWriter
import spock.lang.Requires
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Stories 2 and 3 on a screen in memory: a chapter of two rooms within 90 gestures, by mouse and by keys, and 600 words of story. */
@Requires({ VirtualDisplay.available })
class StoriesSpec extends Specification {
    static final int GESTURES = 90

    def "a chapter of two rooms is laid out by #hand"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve("chapter-${hand}.log")
        def file = folder.resolve("chapter-${hand}.yaml").toAbsolutePath()
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(StoriesRehearsal, told, hand, "$file", "${folder.resolve("chapter-${hand}.png").toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 300), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        when:
        def text = Files.readString(file)
        def chapter = YamlWriter.read(text)
        def number = { String what -> (text =~ /# $what: (\d+)/)[0][1] as int }

        then:
        chapter.tiles*.up == ['attic-below', 'loft']
        chapter.start.room == 'attic-below'
        chapter.setup == [[room: 'loft', minions: ['rat-warriors': 3]]]
        chapter.surges == [[room: 'loft', minions: [roaches: 1]]]
        chapter.searches == [[room: 'loft', finds: 'dinner-fork']]
        chapter.objective*.keySet()*.first() == ['entered', 'cleared', 'on']
        chapter['end-page'] == 8
        number('laid out') <= GESTURES

        and: 'the story that is told after it'
        hand == 'keys' || words(chapter.story) >= 600
        hand == 'keys' || chapter.story.find { it.id == 'opening' }.choice.options.every { it.keep && it.then }

        cleanup:
        display?.close()

        where:
        hand << ['mouse', 'keys']
    }

    private static int words(List<Map> story) {
        story.sum { it.text.split(/\s+/).size() } as int
    }
}
