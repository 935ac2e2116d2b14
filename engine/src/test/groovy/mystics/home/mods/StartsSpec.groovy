package mystics.home.mods

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification
import spock.lang.TempDir

/** Starts that never came to a first question are counted; which mods are on is kept in their order. */
class StartsSpec extends Specification {
    @TempDir
    Path home

    def "after two starts that failed nothing but the base game is loaded, until one goes well"() {
        given:
        def starts = new FailedStarts(home.resolve('settings/starts'))

        when:
        starts.begin(['ant', 'bee'])

        then:
        !starts.failedTwice()

        when:
        starts.begin(['bee', 'cat'])

        then:
        starts.failedTwice()

        when:
        starts.wentWell()

        then:
        !starts.failedTwice()
    }

    def "who was there at both starts is kept when the program goes on without mods"() {
        given:
        def starts = new FailedStarts(home.resolve('settings/starts'))

        when:
        starts.begin(['ant', 'bee'])
        starts.begin(['bee', 'cat'])
        starts.goSafely()

        then:
        !starts.failedTwice()
        starts.safeMode().get().mods() == ['bee']
        starts.safeMode().get().when() ==~ /\d{4}-\d\d-\d\d \d\d:\d\d/

        when: 'a start fails, one goes well, and one fails again'
        starts.begin(['ant'])
        starts.wentWell()
        starts.begin(['ant'])

        then:
        !starts.failedTwice()
        starts.safeMode().get().mods() == ['bee']
    }

    def "the list of mods is read as it was written"() {
        given:
        def file = home.resolve('settings/mods')
        def list = ModList.read(file).holding(['bee', 'ant', 'cat']).off('bee').first(['cat'])

        when:
        list.write(file)

        then:
        Files.readAllLines(file).take(3) == ['on cat', 'on ant', 'off bee']
        ModList.read(file) == list
        ModList.read(file).on('bee').off() == []
    }

    def "a line of the mod list that is no text is named and does not count; the next change writes the list anew"() {
        given:
        def file = home.resolve('mods')
        Files.write(file, 'on ant\noff b\u00FFee\noff cat\n'.getBytes('ISO-8859-1'))

        when:
        def list = ModList.read(file)

        then:
        list.order() == ['ant', 'cat']
        list.off() == ['cat']
        ModList.doubts(file) == [("Line 2 of $file cannot be read and does not count. Switch a mod on or off with 'mods " +
                "enable' or 'mods disable', and the list is written anew.").toString()]

        when:
        list.off('bee').holding(['bee']).write(file)

        then:
        ModList.doubts(file) == []
        ModList.read(file).off() == ['cat', 'bee']
    }
}
