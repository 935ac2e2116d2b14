package mystics.editor.desktop

import mystics.mod.write.YamlWriter
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** Story 1 on a screen in memory, by keys alone and from its first button: within 150 gestures. */
@Requires({ VirtualDisplay.available })
class MakingSpec extends Specification {
    static final int GESTURES = 150
    @TempDir Path home

    def "from the home page somebody makes a mod and a room with two sides, and plays in it, without a mouse"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve('making.log')
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(MakingRehearsal, told, "$home", "${folder.resolve('making.png').toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 300), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        when:
        def sides = ['loft', 'loft-below'].collect { YamlWriter.read(Files.readString(home.resolve("mods/mill/tiles/${it}.yaml"))) }
        int gestures = (Files.readString(told) =~ /gestures: (\d+)/)[0][1] as int

        then:
        sides.every { side ->
            assert [side.spaces.size(), side.black.size(), side.walls.size(), side.lines.size()] == [22, 1, 1, 1]
            assert side.marks.size() >= 2 && side.marks*.kind.every { it == 'entry' }
            true
        }
        sides*.exits*.edge == [['E'], ['W']]
        gestures <= GESTURES

        cleanup:
        display?.close()
    }
}
