package mystics.install

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification
import spock.lang.TempDir

/** The classes of a start are kept the way Java wants them, by Java itself. */
class ClassArchiveSpec extends Specification {
    @TempDir
    Path folder

    Java java = Java.running()

    @TempDir
    Path work

    def "a program that has rehearsed begins with the classes of the archive"() {
        given:
        def jar = TinyProgram.in(folder)
        def archive = folder.resolve('tiny.jsa')

        expect:
        ClassArchive.write(java, jar, work, { home -> [['hello'], ['again']] }, archive)
        source(jar, archive) == 'shared objects file'
    }

    def "the archive of before is replaced, and one of another jar is not taken"() {
        given:
        def jar = TinyProgram.in(folder)
        def archive = folder.resolve('tiny.jsa')
        ClassArchive.write(java, jar, work, { home -> [['hello']] }, archive)

        when: 'the jar is another by now'
        jar.toFile().lastModified = 1_000_000_000_000

        then:
        source(jar, archive).contains('tiny.jar')

        when:
        def again = ClassArchive.write(java, jar, work, { home -> [['hello']] }, archive)

        then:
        again
        source(jar, archive) == 'shared objects file'
    }

    def "a rehearsal that breaks off loses only what it would have used"() {
        given:
        def jar = TinyProgram.in(folder)

        expect:
        ClassArchive.write(java, jar, work, { home -> [['break'], ['hello']] }, folder.resolve('tiny.jsa'))
    }

    def "rehearsals have a home of their own in the folder that is given to work in"() {
        given:
        Path given = null

        when:
        ClassArchive.write(java, TinyProgram.in(folder), work, { home -> given = home; [['hello']] }, folder.resolve('tiny.jsa'))

        then:
        given.parent == work
    }

    def "where Java does not take the program from it, it is said and no archive is left"() {
        given: 'no rehearsal, so no class of the program'
        def archive = folder.resolve('tiny.jsa')

        expect:
        !ClassArchive.write(java, TinyProgram.in(folder), work, { home -> [] }, archive)
        !Files.exists(archive)
    }

    private String source(Path jar, Path archive) {
        def lines = TinyProgram.said([java.launcher().toString(), '-XX:SharedArchiveFile=' + archive, '-Xlog:class+load', '-jar',
                jar.toString(), 'x']).readLines()
        lines.find { it.contains(' tiny.Main source: ') }.split('source: ')[1].replace(' (top)', '')
    }
}
