package mystics.editor.disk

import mystics.home.HomeFolder
import mystics.mod.finding.BrokenMod
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** What lies in the folder of a mod, and what of it a mod cannot have. */
class FolderSpec extends Specification {
    @TempDir Path place
    Path mod

    def setup() {
        mod = Files.createDirectories(place.resolve('hall'))
        Files.writeString(mod.resolve('mod.yaml'), 'id: hall\nname: Hall\n')
    }

    def "#what is left out and told, and the game refuses it with the same code"() {
        given:
        make.call(mod)

        when:
        def sweep = Sweep.first(new Folder(mod))

        then:
        sweep.known().files().keySet() == ['mod.yaml'] as Set
        sweep.unread().collect { [it.code(), it.file()] } == [[code, file]]

        when:
        Sources.at(mod)

        then:
        def refused = thrown(BrokenMod)
        refused.findings()*.code() == [code]

        when: 'it goes'
        Files.delete(mod.resolve(file))
        sweep.look()

        then:
        sweep.unread() == []

        where:
        what                 | file       | code             | make
        'a very large file'  | 'huge.png' | 'file-too-large' | { Path own -> Files.write(own.resolve('huge.png'), new byte[(4 << 20) + 1]) }
        'a link'             | 'far.txt'  | 'not-a-file'     | { Path own -> Files.createSymbolicLink(own.resolve('far.txt'), own) }
    }

    def "a folder with more than a mod can have is not read"() {
        given:
        17.times { Files.write(mod.resolve("picture-${it}.png"), new byte[4 << 20]) }

        when:
        new Folder(mod).read()

        then:
        def refused = thrown(IOException)
        refused.message.endsWith('Is it the folder of a mod?')
    }

    def "a mod has one lock, whatever leads to its folder and whatever it calls itself"() {
        given:
        def link = Files.createSymbolicLink(place.resolve('another'), mod)
        def home = new HomeFolder(place.resolve('home'))

        expect:
        WorkFiles.of(new Folder(link), 'other', home).lock() == WorkFiles.of(new Folder(mod), 'hall', home).lock()
    }
}
