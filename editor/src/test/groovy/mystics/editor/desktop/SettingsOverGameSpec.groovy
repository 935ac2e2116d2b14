package mystics.editor.desktop

import mystics.home.HintsRead
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import mystics.mod.load.BaseGame
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/** The settings are opened over a game in play and closed back into it, in the program itself, on a screen in memory. */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class SettingsOverGameSpec extends Specification {
    /** A game in which the enemies' places are asked. */
    static final List<String> BEGIN = ['New game', 'A campaign: the mice keep what they earn', 'More house rules',
                                      'Enemies find their own places', 'Begin']
    /** In seconds. */
    static final int PATIENCE = 200
    static final Path FOUND = Path.of('target/window')
    @TempDir Path home

    def "the language is changed while a game is open, and the game goes on in it"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL))
        def mod = Path.of('../mods/deutsch').toAbsolutePath().normalize()
        Files.walk(mod).withCloseable { all -> all.filter { Files.isRegularFile(it) }.forEach {
            def copy = home.resolve('mods/deutsch').resolve(mod.relativize(it).toString())
            Files.createDirectories(copy.parent)
            Files.copy(it, copy)
        } }
        def display = new VirtualDisplay(1280, 800)

        when:
        def words = BEGIN + ['Go on', 'Settings', 'Language=Deutsch', 'Zurück ins Spiel', 'Weiter', 'Weiter']
        def process = display.start(Homecoming, FOUND.resolve('settings-language.log'), home.toString(),
                FOUND.resolve('settings-language.png').toString(), 'Wo kommt Rattenkrieger herein?', *words)

        then: 'what went wrong is in target/window, with a picture'
        process.waitFor(PATIENCE, TimeUnit.SECONDS)
        process.exitValue() == 0

        cleanup:
        process?.destroyForcibly()
        display?.close()
    }

    def "the way out of the settings leads back to the open question, #name"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL))
        def display = new VirtualDisplay(1280, 800)

        when:
        def words = BEGIN + ['Go on', 'Go on', 'Settings'] + pressed + ['Back to the game']
        def process = display.start(Homecoming, FOUND.resolve("settings-${name}.log"), home.toString(),
                FOUND.resolve("settings-${name}.png").toString(), 'Where does the next', *words)

        then: 'what went wrong is in target/window, with a picture'
        process.waitFor(PATIENCE, TimeUnit.SECONDS)
        process.exitValue() == 0
        new GameTable(BaseGame.library()).shelf(new HomeFolder(home)).load(Shelf.AUTOSAVE).game().journal().empty

        cleanup:
        process?.destroyForcibly()
        display?.close()

        where:
        name       | pressed
        'as-it-is' | []
        'moved'    | ['Reduced motion']
    }
}
