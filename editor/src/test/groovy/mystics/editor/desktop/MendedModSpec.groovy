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

/** A mod is mended while a game is open, and read again with a key, in the program itself on a screen in memory. */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class MendedModSpec extends Specification {
    @TempDir Path home

    def "the game goes on at its moment with the mended mod, and says where it would go another way"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL))
        def display = new VirtualDisplay(1280, 800)
        def told = folder.resolve('mended-mod.log')

        when:
        def process = display.start(MendedMod, told, "$home", "${folder.resolve('mended-mod.png').toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 200), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        cleanup:
        process?.destroyForcibly()
        display?.close()
    }
}
