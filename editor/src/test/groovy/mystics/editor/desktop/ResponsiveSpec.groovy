package mystics.editor.desktop

import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/**
 * A whole chapter goes through the window as fast as it can, and the window is not kept from its events by the engine.
 * What it measured is in target/window.
 */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class ResponsiveSpec extends Specification {
    static final Path FOUND = Path.of('target/window')
    @TempDir Path home

    def "no engine works on the event thread while bots play a chapter"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE))
        def seen = FOUND.resolve('events.txt')
        Files.deleteIfExists(seen)
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(Spectator, FOUND.resolve('events.log'), home.toString(),
                'flight-to-barksburg --bots filch,maginos,tilda --seed 11', seen.toString())

        then:
        process.waitFor(120, TimeUnit.SECONDS)
        Files.exists(seen)
        Files.readAllLines(seen).drop(1) == []
        process.exitValue() == 0

        and: 'the chapter was really played'
        (Files.readString(seen) =~ /^(\d+) answers, (\d+) events/).with { find() && (it[0][1] as int) > 5 && (it[0][2] as int) > 100 }

        cleanup:
        process?.destroyForcibly()
        display?.close()
    }
}
