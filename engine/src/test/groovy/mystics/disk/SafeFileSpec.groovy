package mystics.disk

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification
import spock.lang.TempDir

/** Files are whole at every moment, and nothing that was whole is lost. */
class SafeFileSpec extends Specification {
    @TempDir Path folder

    def "a file is written whole, in folders that need not be there, and nothing else stays behind"() {
        given:
        def file = folder.resolve('a/b/file.txt')

        when:
        SafeFile.write(file, 'one')
        SafeFile.write(file, 'two')

        then:
        Files.readString(file) == 'two'
        names(file.parent) == ['file.txt']
    }

    def "the good one before is kept; a damaged one does not take its place"() {
        given:
        def file = folder.resolve('file.txt')
        def write = { String text -> SafeFile.writeKeeping(file, text.bytes) { !new String(it).startsWith('?') } }

        when:
        ['one', 'two'].each(write)
        Files.writeString(file, '? damaged')
        write 'three'

        then:
        Files.readString(file) == 'three'
        Files.readString(SafeFile.previous(file)) == 'one'
        names(folder) == ['file.txt', 'file.txt.bak']
    }

    def "what cannot be made leaves the one of before, and no leftover"() {
        given:
        def file = folder.resolve('file.txt')
        SafeFile.write(file, 'good')

        when:
        SafeFile.make(file) { Path part ->
            Files.writeString(part, 'half')
            throw new IOException('No space left on device')
        }

        then:
        def failed = thrown(IOException)
        FileErrorText.with(failed) == 'the disk is full'
        Files.readString(file) == 'good'
        names(folder) == ['file.txt']
    }

    def "a folder is made whole or not at all"() {
        when:
        SafeFile.make(folder.resolve('made')) { Path part ->
            SafeFile.write(part.resolve('inside/one.txt'), 'one')
            assert SafeFile.isLeftover(part)
            assert !Files.exists(folder.resolve('made'))
        }

        then:
        Files.readString(folder.resolve('made/inside/one.txt')) == 'one'
        names(folder) == ['made']
    }

    def "a second name keeps what the first one had"() {
        given:
        def file = folder.resolve('file.txt')
        SafeFile.write(file, 'one')

        when:
        SafeFile.second(file, folder.resolve('second.txt'))
        SafeFile.write(file, 'two')

        then:
        Files.readString(folder.resolve('second.txt')) == 'one'
    }

    def "settings: #what"() {
        given:
        def file = folder.resolve('settings')
        SealedFile.write(file, ['a', 'b'])
        SealedFile.write(file, ['c', 'd'])

        when:
        Files.write(file, change.call(Files.readAllBytes(file)))

        then:
        SealedFile.read(file) == read

        where:
        what                                             | change                                               || read
        'as they were written'                           | { it }                                               || ['c', 'd']
        'a changed letter: those of before'              | { new String(it).replaceFirst('c', 'x').bytes }      || ['a', 'b']
        'a byte that is no letter: those of before'      | { it[0] = (byte) 0xFF; it }                          || ['a', 'b']
        'an empty file: those of before'                 | { new byte[0] }                                      || ['a', 'b']
        'written by hand without a check sum: as it is'  | { 'e\nf\n'.bytes }                                   || ['e', 'f']
    }

    def "settings that are damaged with none before are read as far as they can be"() {
        given:
        def file = folder.resolve('settings')
        SealedFile.write(file, ['one', 'two'])

        when:
        def bytes = Files.readAllBytes(file)
        bytes[0] = (byte) 0xFF
        Files.write(file, bytes)

        then:
        SealedFile.read(file) == ['\uFFFDne', 'two']
        SealedFile.read(folder.resolve('nothing')) == []
    }

    private static List<String> names(Path folder) {
        Files.list(folder).withCloseable { it.toList() }*.fileName*.toString().sort()
    }
}
