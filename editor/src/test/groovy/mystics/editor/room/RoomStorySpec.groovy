package mystics.editor.room

import mystics.editor.desktop.VirtualDisplay
import mystics.mod.write.YamlWriter
import spock.lang.Requires
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Story 1 on a screen in memory: a room from nothing, played, within 150 gestures. */
@Requires({ VirtualDisplay.available })
class RoomStorySpec extends Specification {
    static final int GESTURES = 150

    def "a room is drawn and played by #hand"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve("room-${hand}.log")
        def file = folder.resolve("room-${hand}.yaml").toAbsolutePath()
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(RoomRehearsal, told, hand, "$file", "${folder.resolve("room-${hand}.png").toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 120), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        when:
        def text = Files.readString(file)
        def room = YamlWriter.read(text)
        int gestures = (text =~ /# gestures: (\d+)/)[0][1] as int

        then:
        room.spaces.size() == 22
        room.black.size() == 1
        room.walls.size() == 1
        room.lines.size() == 1
        room.exits*.edge == ['E']
        room.marks.size() >= 1
        gestures <= GESTURES

        cleanup:
        display?.close()

        where:
        hand << ['mouse', 'keys']
    }
}
