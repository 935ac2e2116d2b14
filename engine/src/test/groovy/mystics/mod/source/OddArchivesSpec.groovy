package mystics.mod.source

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import mystics.mod.finding.BrokenMod
import spock.lang.Specification
import spock.lang.TempDir

/** What people and their programs make of archives: each gets one finding that says what is wrong and what to do. */
class OddArchivesSpec extends Specification {
    @TempDir
    Path dir

    def "#what: one finding, that says what to do"() {
        when:
        Sources.at(archive(bytes))

        then:
        def broken = thrown(BrokenMod)
        broken.findings()*.code() == [code]
        broken.findings()[0].message().contains(says)

        where:
        what                           | bytes                                               || code              | says
        'nothing'                      | new byte[0]                                         || 'unreadable'      | 'not a zip archive'
        'another kind of archive'      | 'Rar! and so on'.bytes                              || 'unreadable'      | 'not a zip archive'
        'half an archive'              | zip('mod.yaml': 'id: a' * 999)[0..40] as byte[]     || 'unreadable'      | ''
        'an archive with a password'   | locked(zip('mod.yaml': 'id: a'))                    || 'unreadable'      | 'encrypted'
        'a changed byte'               | damaged(zip('mod.yaml': 'id: a' * 99))              || 'unreadable'      | ''
        'backslashes'                  | zip('mod.yaml': 'id: a', 'cards\\leaf.yaml': 'a')   ||
                'path-backslash'  | 'written with backslashes'
        'a path from the root'         | zip('/mod.yaml': 'id: a')                           || 'path-leaves-mod' | 'leads out of the mod'
        'a path up'                    | zip('../mod.yaml': 'id: a')                         || 'path-leaves-mod' | 'leads out of the mod'
        'a path of a drive'            | zip('C:/mod.yaml': 'id: a')                         || 'path-leaves-mod' | 'leads out of the mod'
        'nothing but folders, no end'  | zip((1..16100).collectEntries { ["d$it/".toString(), ''] }) ||
                'too-many-files' | 'files and folders'
        'nothing but hidden files'     | zip((1..4100).collectEntries { [".x/$it".toString(), ''] }) ||
                'too-many-files' | 'more than 4000 files'
    }

    def "a folder in a folder, as it comes out of an archive, is the mod; one that merely holds its cards is not"() {
        given:
        Files.createDirectories(dir.resolve('hats/hats/cards'))
        Files.writeString(dir.resolve('hats/hats/mod.yaml'), 'id: hats')
        Files.writeString(dir.resolve('hats/hats/cards/hat.yaml'), 'name: Hat')

        expect:
        Sources.at(dir.resolve('hats')).paths() == ['cards/hat.yaml', 'mod.yaml']
        Sources.at(archive(zip('cards/hat.yaml': 'name: Hat'))).paths() == ['cards/hat.yaml']
    }

    private Path archive(byte[] bytes) {
        Files.write(dir.resolve('odd.zip'), bytes)
    }

    private static byte[] zip(Map<String, String> files) {
        def bytes = new ByteArrayOutputStream()
        new ZipOutputStream(bytes).withCloseable { zip ->
            files.each { path, text ->
                zip.putNextEntry(new ZipEntry(path))
                zip.write(text.bytes)
                zip.closeEntry()
            }
        }
        bytes.toByteArray()
    }

    private static byte[] locked(byte[] zip) {
        zip[6] = (byte) (zip[6] | 1)
        zip
    }

    private static byte[] damaged(byte[] zip) {
        zip[40] = (byte) (zip[40] ^ 0x55)
        zip
    }
}
