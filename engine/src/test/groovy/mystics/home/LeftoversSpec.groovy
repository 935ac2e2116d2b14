package mystics.home

import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import java.time.Instant
import spock.lang.Specification
import spock.lang.TempDir

/** What killed programs leave behind is cleared at a later start, and nothing else is. */
class LeftoversSpec extends Specification {
    @TempDir Path folder

    def "leftovers of an hour ago go, those of this moment and whatever else lies there stay"() {
        given:
        def home = new HomeFolder(folder)
        def old = ['saves/autosave.mystics.1a2b3c4d.mystics-part', 'settings/mods.1a2b3c4d.mystics-part',
                'campaigns/ours.campaign123.part', 'saves/a.mystics77.part.before'].collect { file(it, -3600) }
        def later = file('saves/later.mystics.1a2b3c4d.mystics-part', 3600)
        def stay = [file('saves/fresh.mystics.1a2b3c4d.mystics-part', 0), file('saves/autosave.mystics', -3600),
                file('saves/autosave.mystics.bak', -3600), file('settings/part', -3600)]

        when:
        TemporaryFiles.clear(home)

        then:
        old.every { !Files.exists(it) }
        !Files.exists(later)
        stay.every { Files.exists(it) }
    }

    def "in a folder of somebody else only our own leftovers go"() {
        given:
        def theirs = file('film7.part', -3600)
        def half = file('my-mod.1a2b3c4d.mystics-part/cards/one.yaml', -3600)
        Files.setLastModifiedTime(half.parent.parent, FileTime.from(Instant.now().minusSeconds(3600)))

        when:
        TemporaryFiles.clear(folder)

        then:
        Files.exists(theirs)
        !Files.exists(half.parent.parent)
    }

    private Path file(String name, long seconds) {
        def file = folder.resolve(name)
        Files.createDirectories(file.parent)
        Files.writeString(file, 'x')
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(seconds)))
    }
}
