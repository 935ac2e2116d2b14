package mystics.mod.source

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import mystics.mod.finding.BrokenMod
import spock.lang.Specification
import spock.lang.TempDir

class SourcesSpec extends Specification {
    @TempDir
    Path dir

    def "a folder and an archive of it are the same mod"() {
        given:
        file('garden/mod.yaml', 'id: garden')
        file('garden/cards/rake.yaml', 'name: Rake')
        file('garden/.git/config', 'no part of the mod')

        when:
        def folder = Sources.at(dir.resolve('garden'))
        def archive = Sources.at(zip('garden.zip', ['mod.yaml': 'id: garden', 'cards/rake.yaml': 'name: Rake']))

        then:
        folder.name() == 'garden'
        archive.name() == 'garden'
        folder.paths() == ['cards/rake.yaml', 'mod.yaml']
        archive.paths() == folder.paths()
        archive.hash() == folder.hash()
        new String(archive.bytes('mod.yaml')) == 'id: garden'
    }

    def "an archive that wraps everything in one folder is that folder"() {
        expect:
        Sources.at(zip('x.zip', ['garden/mod.yaml': 'a', 'garden/cards/rake.yaml': 'b', '__MACOSX/garden/._mod.yaml': 'c'])).paths() ==
                ['cards/rake.yaml', 'mod.yaml']
    }

    def "the hash changes with every path and every byte"() {
        given:
        def source = ModSource.of('m', ['a': 'x'.bytes, 'b': 'y'.bytes])

        expect:
        source.hash() == ModSource.of('other', ['b': 'y'.bytes, 'a': 'x'.bytes]).hash()
        source.hash() != source.with('a', 'z').hash()
        source.hash() != ModSource.of('m', ['a': 'xb'.bytes, '': 'y'.bytes]).hash()
        source.hash().length() == 64
    }

    def "nobody can change a mod that has been read"() {
        given:
        def bytes = 'x'.bytes
        def source = ModSource.of('m', ['a': bytes])

        when:
        bytes[0] = 0
        source.bytes('a')[0] = 0

        then:
        new String(source.bytes('a')) == 'x'
    }

    def "the path #path leads out of the mod"() {
        when:
        Sources.at(zip('evil.zip', ['mod.yaml': 'id: evil', (path): 'boo']))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == ['path-leaves-mod']
        broken.message.startsWith("evil: the path '")

        where:
        path << ['../escaped.yaml', 'cards/../../escaped.yaml', '/etc/escaped', 'C:/escaped', 'cards\\..\\escaped', 'cards//x.yaml',
                './x.yaml']
    }

    def "a file name with #sign is refused, and said so"() {
        when:
        Sources.at(zip('evil.zip', ['mod.yaml': 'id: evil', (path): 'boo']))

        then:
        BrokenMod broken = thrown()
        broken.message == "evil: the name of the file '$shown' holds the character $sign (the character is invisible, " +
                "or controls the program that shows the name). Rename the file."

        where:
        path            | shown   | sign
        'a\nb'          | 'a b'   | 'U+000A'
        'a\u001b[2Jb'   | 'a[2Jb' | 'U+001B'
        'a\u202eb'      | 'ab'    | 'U+202E'
        'a\u200bb'      | 'ab'    | 'U+200B'
    }

    def "an archive that names its files otherwise at its end than before them is refused"() {
        given:
        def file = zip('two.zip', ['mod.yaml': 'id: two', 'cards/aaaa.yaml': 'boo'])
        def bytes = Files.readAllBytes(file)
        def central = new String(bytes, 'ISO-8859-1').lastIndexOf('cards/aaaa.yaml')
        bytes[central + 6] = (byte) 'b'
        Files.write(file, bytes)

        when:
        Sources.at(file)

        then:
        BrokenMod broken = thrown()
        broken.message == "two: the archive calls a file 'cards/aaaa.yaml' in one place and 'cards/baaa.yaml' in another " +
                "(two programs would see different files in it). Pack it anew, with 'mystics pack' or another program."
    }

    def "an archive that swells is refused before it fills the memory"() {
        when:
        Sources.at(zip('bomb.zip', ['cards/zeros.yaml': '0' * 3_000_000]))

        then:
        BrokenMod broken = thrown()
        broken.message.startsWith('bomb/cards/zeros.yaml: unpacked it is more than 100 times its packed size')
    }

    def "#what is refused"() {
        when:
        Sources.at(zip('big.zip', files), new Limits(40, 20, 3, 100))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == [code]

        where:
        what                | files                                                       | code
        'a large file'      | ['a': 'x' * 21]                                             | 'file-too-large'
        'a large mod'       | ['a': 'x' * 20, 'b': 'x' * 20, 'c': 'x']                    | 'mod-too-large'
        'a crowd of files'  | ['a': '', 'b': '', 'c': '', 'd': '']                        | 'too-many-files'
    }

    def "a link in a folder is refused"() {
        given:
        file('garden/mod.yaml', 'id: garden')
        Files.createSymbolicLink(dir.resolve('garden/secret.yaml'), Path.of('/etc/passwd'))

        when:
        Sources.at(dir.resolve('garden'))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == ['not-a-file']
        broken.findings()[0].file() == 'secret.yaml'
    }

    def "what is not there or no archive is unreadable"() {
        given:
        Files.writeString(dir.resolve('text.zip'), 'no archive')

        when:
        Sources.at(dir.resolve(name))

        then:
        BrokenMod broken = thrown()
        broken.message == message

        where:
        name       | message
        'nothing'  | 'nothing: it cannot be read: there is no such file or folder. Check that it is the folder of a mod, or a complete zip archive of one.'
        'text.zip' | 'text.zip: it cannot be read: this is not a zip archive, or it is empty. Check that it is the folder of a mod, or a complete zip archive of one.'
    }

    def "a mod inside the program is found as a folder, an archive and in a jar"() {
        given:
        file('folder/builtin/mod.yaml', 'id: builtin')
        zip('archive/builtin.zip', ['mod.yaml': 'id: builtin'])
        file('archive/builtin.classes', 'compiled')
        zip('program.jar', ['builtin/mod.yaml': 'id: builtin', 'other/mod.yaml': 'id: other'])

        expect:
        [dir.resolve('folder'), dir.resolve('archive'), dir.resolve('program.jar')].each { place ->
            def loader = new URLClassLoader([place.toUri().toURL()] as URL[], (ClassLoader) null)
            def mod = BuiltIn.find(loader, 'builtin').get()
            assert mod.source().name() == 'builtin'
            assert mod.source().paths() == ['mod.yaml']
            assert mod.compiled().isPresent() == (place.fileName.toString() == 'archive')
        }
    }

    private void file(String path, String text) {
        Files.createDirectories(dir.resolve(path).parent)
        Files.writeString(dir.resolve(path), text)
    }

    private Path zip(String name, Map<String, String> files) {
        Files.createDirectories(dir.resolve(name).parent)
        new ZipOutputStream(Files.newOutputStream(dir.resolve(name))).withCloseable { out ->
            files.each { path, text ->
                out.putNextEntry(new ZipEntry(path))
                out.write(text.bytes)
            }
        }
        dir.resolve(name)
    }
}
