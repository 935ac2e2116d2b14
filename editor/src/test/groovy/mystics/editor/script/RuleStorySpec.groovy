package mystics.editor.script

import mystics.editor.desktop.VirtualDisplay
import spock.lang.Requires
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Story 4 on a screen in memory: a rule by a template in few gestures, then a second one in the script, completed and underlined. */
@Requires({ VirtualDisplay.available })
class RuleStorySpec extends Specification {
    def "a rule is said, holds, and is gone on with in the script"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve('rule.log')
        def file = folder.resolve('rule.txt').toAbsolutePath()
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(RuleRehearsal, told, "$file", "${folder.resolve('rule.png').toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 120), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        when:
        def text = Files.readString(file)
        int byTemplate = (text =~ /\/\/ template: (\d+)/)[0][1] as int
        int all = (text =~ /\/\/ all: (\d+)/)[0][1] as int

        then:
        byTemplate <= 3
        all <= 15
        ((text =~ /template seconds: (\d+)/)[0][1] as int) <= 90
        ((text =~ /all seconds: (\d+)/)[0][1] as int) <= 300
        text.contains("it.space.has('hammer')")
        text.contains('after(RoundEnds) { heroes.each { gainCheese it, 1 } }')

        cleanup:
        display?.close()
    }
}
