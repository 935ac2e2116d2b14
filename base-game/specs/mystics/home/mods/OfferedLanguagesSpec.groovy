package mystics.home.mods

import java.nio.file.Files
import java.nio.file.Path
import mystics.home.HomeFolder
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import spock.lang.Specification
import spock.lang.TempDir

/** The languages that can be chosen are those of the mods that would be loaded. */
class OfferedLanguagesSpec extends Specification {
    @TempDir Path folder

    def "a language can be chosen as soon as a mod that speaks it lies in the folder and is on, unless it is left out"() {
        given:
        def shelf = new ModShelf(new HomeFolder(folder))
        def german = Files.createDirectories(new HomeFolder(folder).mods().resolve('german'))

        expect:
        shelf.languages([]) == ['en']

        when:
        Files.writeString(german.resolve('mod.yaml'), manifest('base-game'))

        then:
        shelf.languages([]) == ['en', 'de']

        when:
        shelf.off('german')

        then:
        shelf.languages([]) == ['en']

        when: 'it is on, but needs a mod that is not there'
        shelf.on('german')
        Files.writeString(german.resolve('mod.yaml'), manifest('base-game, cellar'))

        then:
        shelf.languages([]) == ['en']

        when: 'it is on, but one of its files is wrong'
        Files.writeString(german.resolve('mod.yaml'), manifest('base-game'))
        Files.writeString(Files.createDirectories(german.resolve('cards')).resolve('hat.yaml'), 'name: [')

        then:
        shelf.languages([]) == ['en']
    }

    def "a loaded language is no longer offered once its mod in the folder is broken; a mod named elsewhere still offers its own"() {
        given:
        def home = new HomeFolder(folder)
        def german = Files.createDirectories(home.mods().resolve('german'))
        Files.writeString(german.resolve('mod.yaml'), manifest('base-game'))
        def loader = ModLoader.fresh()
        def loaded = Assembling.of(loader, Gathering.at(loader, [german])).library().mods()

        when:
        Files.writeString(german.resolve('mod.yaml'), broken)

        then:
        new ModShelf(home).languages(loaded) == ['en']
        new ModShelf(new HomeFolder(folder.resolve('other'))).languages(loaded) == ['en', 'de']

        where:
        broken << ['id: [', manifest('base-game, cellar')]
    }

    private static String manifest(String needs) {
        """id: german
name: German
version: 1.0.0
engine: 1
authors: [specs]
licence: none
needs: [$needs]
languages: [de]
about: For specs.
"""
    }
}
