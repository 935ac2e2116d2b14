package mystics.install

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

    @TempDir
    Path elsewhere

    def place() {
        new Installation(folder)
    }

    def "the program takes the place of the one before"() {
        given:
        def older = Files.writeString(elsewhere.resolve('older'), 'older')
        def newer = Files.writeString(elsewhere.resolve('newer'), 'newer')

        when:
        [older, newer].each { program -> new Scaffold(folder).withCloseable { place().take(program, it) } }

        then:
        Files.readString(place().jar()) == 'newer'
        folder.toFile().list() as List == ['mystics.jar']
    }

    def "a program that is there already can be installed where it is"() {
        given:
        Files.writeString(place().jar(), 'itself')

        when:
        new Scaffold(folder).withCloseable { place().take(place().jar(), it) }

        then:
        Files.readString(place().jar()) == 'itself'
    }

    def "a program that cannot be replaced, because it runs, is said to"() {
        given: 'a folder cannot be replaced either'
        Files.createDirectories(place().jar().resolve('held'))

        when:
        new Scaffold(folder).withCloseable { place().take(Files.writeString(elsewhere.resolve('newer'), 'newer'), it) }

        then:
        def refused = thrown(IOException)
        refused.message == "'${place().jar()}' cannot be replaced. If Mystics runs from there, leave it first."
    }

    def "a folder with #things is #free"() {
        given:
        things.each { Files.writeString(folder.resolve(it), 'anything') }

        expect:
        place().isFree(Starter.SHELL) == (free == 'free')

        where:
        things                                     || free
        []                                         || 'free'
        ['mystics.jar']                            || 'free'
        ['mystics.jar', 'mystics.jsa', 'unfinished'] || 'free'
        ['mystics.jar', 'letter.txt']              || 'not'
        ['mystics']                                || 'not'
        ['saves']                                  || 'not'
    }

    def "what was installed can be installed again, whatever somebody laid beside it"() {
        given:
        start()
        Files.writeString(folder.resolve('letter.txt'), 'Dear Ann')

        expect:
        place().isFree(Starter.SHELL)
    }

    def "what was taken away leaves nothing of the program"() {
        given:
        Files.writeString(place().jar(), 'program')
        Files.createFile(place().archive()).toFile().writable = false

        when:
        place().clear()

        then:
        folder.toFile().list() as List == []
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
        start()

        then:
        Files.getPosixFilePermissions(place().starter(Starter.SHELL)).collect { it.name() }
                .containsAll(['OWNER_EXECUTE', 'GROUP_EXECUTE', 'OTHERS_EXECUTE'])
    }

    private void start() {
        new Scaffold(folder).withCloseable { place().write(Starter.SHELL, Java.running(), it) }
    }
}
