package mystics.home.mods

import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import mystics.home.HomeFolder

/** The mods in a user's folder, for a window: what is switched or moved is there again at the next look. */
class ModShelfSpec extends Specification {
    @TempDir Path folder
    ModShelf shelf

    def setup() {
        def home = new HomeFolder(folder)
        ['acorn', 'beech', 'crumb'].each { id ->
            def mod = Files.createDirectories(home.mods().resolve(id))
            Files.writeString(mod.resolve('mod.yaml'),
                    "id: $id\nname: The $id\nversion: \"1.0.0\"\nengine: 1\nauthors: [specs]\nlicence: none\nneeds: [base-game]\nabout: " +
                            "For specs.\n")
        }
        Files.writeString(Files.createDirectories(home.mods().resolve('torn')).resolve('mod.yaml'), 'id: [')
        shelf = new ModShelf(home)
    }

    private Map<String, ModShelf.State> states() {
        shelf.entries().collectEntries { [it.id(), it.state()] }
    }

    def "mods are listed in the order they are loaded, with what they bring; one that is torn says where"() {
        expect:
        shelf.entries().findAll { it.state() == ModShelf.State.ON }*.id() == ['acorn', 'beech', 'crumb']
        shelf.entries()[0].words() == 'acorn 1.0.0'
        shelf.entries()[0].about() == 'For specs. (facts only)'
        shelf.entries().findAll { it.state() == ModShelf.State.UNREADABLE }.every { it.about().contains('mod.yaml') }
        shelf.entries().count { it.state() == ModShelf.State.UNREADABLE } == 1
    }

    def "a mod that is off stays off until it is switched on"() {
        when:
        shelf.off('beech')

        then:
        states().beech == ModShelf.State.OFF
        states().acorn == ModShelf.State.ON

        when:
        shelf.on('beech')

        then:
        states().beech == ModShelf.State.ON
    }

    def "a mod goes one place earlier; the first one stays"() {
        when:
        shelf.earlier('crumb')

        then:
        shelf.entries().take(3)*.id() == ['acorn', 'crumb', 'beech']

        when:
        shelf.earlier('acorn')

        then:
        shelf.entries().take(3)*.id() == ['acorn', 'crumb', 'beech']
    }
}
