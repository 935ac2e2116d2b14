package mystics.home.mods

import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipFile

/** Mods that come with the program. */
class BoxedModsSpec extends Specification {
    @TempDir Path folder

    def "the box holds each mod as a file, and says its name, its text and its languages"() {
        given:
        def box = folder.resolve('box')

        when:
        BoxedMods.main(box.toString(), '../mods/deutsch', '../mods/walnut-drum')

        then:
        Files.readAllLines(box.resolve('index')).collect { it.split('\t')[0, 1] } == [['deutsch', 'Auf Deutsch'],
                ['walnut-drum', 'The Walnut Drum']]
        Files.readAllLines(box.resolve('index'))[0].endsWith('\tde')
        new ZipFile(box.resolve('walnut-drum.zip').toFile()).withCloseable { it.getEntry('mod.yaml') != null }
        Files.list(box).withCloseable { it*.fileName*.toString() } as Set == ['index', 'deutsch.zip', 'walnut-drum.zip'] as Set
    }

    def "a program without a box has no mods in it"() {
        expect:
        BoxedMods.all().empty
    }
}
