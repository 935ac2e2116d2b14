package mystics.editor.desktop

import mystics.home.HintsRead
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
 * The keyboard stays with what lies over the board, and goes back to the question with it, in the program itself, on a
 * screen in memory.
 */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class FocusSpec extends Specification {
    /** In seconds. */
    static final int PATIENCE = 200
    static final Path FOUND = Path.of('target/window')
    @TempDir Path home

    def "Tab goes about on a card, on the book and on the story, Escape puts each away, and then the question has the keyboard"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL))
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(SheetWanderer, FOUND.resolve('focus.log'), home.toString(), FOUND.resolve('focus.png').toString())

        then: 'what went wrong is in target/window, with a picture'
        process.waitFor(PATIENCE, TimeUnit.SECONDS)
        process.exitValue() == 0

        cleanup:
        process?.destroyForcibly()
        display?.close()
    }
}
