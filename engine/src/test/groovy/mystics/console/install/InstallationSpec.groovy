package mystics.console.install

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.IgnoreIf
import spock.lang.Specification
import spock.lang.TempDir

/** A folder holds the program and what makes it start quickly. */
@IgnoreIf({ os.windows })
class InstallationSpec extends Specification {
    @TempDir
    Path folder

    def place() {
        new Installation(folder)
    }

    def "the program takes the place of the one before"() {
        given:
        def older = Files.writeString(folder.resolve('older'), 'older')
        def newer = Files.writeString(folder.resolve('newer'), 'newer')

        when:
        place().take(older)
        place().take(newer)

        then:
        Files.readString(place().jar()) == 'newer'
        folder.toFile().list() as Set == ['older', 'newer', 'mystics.jar'] as Set
    }

    def "a program that is there already can be installed where it is"() {
        given:
        Files.writeString(place().jar(), 'itself')

        when:
        place().take(place().jar())

        then:
        Files.readString(place().jar()) == 'itself'
    }

    def "an archive is named only where there is one"() {
        expect:
        !place().options().any { it.contains('SharedArchiveFile') }

        when:
        Files.createFile(place().archive())

        then:
        place().options().contains('-XX:SharedArchiveFile=' + place().archive())
    }

    def "everybody may start what somebody installed"() {
        when:
        place().write(Starter.SHELL, Java.running())

        then:
        Files.getPosixFilePermissions(place().starter(Starter.SHELL)).collect { it.name() }.containsAll(['OWNER_EXECUTE', 'GROUP_EXECUTE', 'OTHERS_EXECUTE'])
    }
}
