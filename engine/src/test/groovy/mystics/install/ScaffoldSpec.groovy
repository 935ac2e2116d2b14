package mystics.install

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.IgnoreIf
import spock.lang.Specification
import spock.lang.TempDir

/** Things are made aside before they are put in their place. */
class ScaffoldSpec extends Specification {
    @TempDir
    Path place

    def "nothing of it is left at the end"() {
        given:
        def scaffold = new Scaffold(place)
        Files.createDirectories(scaffold.file('home').resolve('saves'))
        Files.createFile(scaffold.file('archive')).toFile().writable = false

        when:
        scaffold.close()

        then:
        place.toFile().list() as List == []
    }

    def "one at a time has it"() {
        given:
        def first = new Scaffold(place)

        when:
        new Scaffold(place)

        then:
        def refused = thrown(IOException)
        refused.message.startsWith("Somebody is installing Mystics in '$place' at this moment.")
        Files.exists(first.folder())

        when:
        first.close()
        new Scaffold(place).close()

        then:
        noExceptionThrown()
    }

    def "what an earlier one left is cleared"() {
        given: 'somebody pulled the plug'
        def left = Files.createDirectories(place.resolve(Scaffold.NAME).resolve('home')).resolve('half')
        Files.writeString(left, 'a half')

        when:
        def scaffold = new Scaffold(place)

        then:
        !Files.exists(left)

        cleanup:
        scaffold.close()
    }

    @IgnoreIf({ os.windows })
    def "who interrupts the program finds nothing of it left"() {
        given:
        def process = new ProcessBuilder(Java.running().launcher().toString(), '-cp', System.getProperty('java.class.path'),
                InterruptedInstallation.name, place.toString()).start()
        def begun = process.inputReader().readLine()

        when:
        process.destroy()
        process.waitFor()

        then:
        begun == 'begun'
        place.toFile().list() as List == []
    }
}
