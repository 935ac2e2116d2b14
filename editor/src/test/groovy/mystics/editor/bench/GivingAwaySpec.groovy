package mystics.editor.bench

import mystics.editor.desktop.VirtualDisplay
import spock.lang.Requires
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Stories 5 and 6 on a screen in memory: where it kills and a knob turned, the pack, and twelve texts, within gestures and times. */
@Requires({ VirtualDisplay.available })
class GivingAwaySpec extends Specification {
    def "a chapter is weighed, packed and translated within its gestures and times"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve('giving.log')
        def file = folder.resolve('giving.txt').toAbsolutePath()
        def packs = Files.createTempDirectory('packs')
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(GivingAwayRehearsal, told, "$file", "${folder.resolve('giving.png').toAbsolutePath()}", "$packs")

        then:
        assert VirtualDisplay.ended(process, 300), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        when:
        def text = Files.readString(file)
        def number = { String story, String what -> (text =~ /(?m)^$story: .*?(\d+) $what/)[0][1] as int }

        then:
        number('balance', 'gestures') <= 8
        number('balance', 'seconds') <= 120
        number('pack', 'gestures') <= 8
        number('pack', 'seconds') <= 120
        number('translate', 'gestures') <= 2 * 12 + 4
        number('translate', 'seconds') <= 60 + 12
        Files.list(packs).withCloseable { it.toList() }.any { it.toString().endsWith('.zip') }

        cleanup:
        display?.close()
    }
}
