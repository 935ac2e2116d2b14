package mystics.editor.settings

import mystics.home.HintsRead
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** What a person sets is there again the next time; a file nobody can read changes nothing. */
class SettingsFileSpec extends Specification {
    @TempDir Path folder

    def "settings come back as they were written"() {
        given:
        def file = new SettingsFile(folder.resolve('deeper/desktop.properties'))
        def set = Settings.usual().with(Scheme.CONTRAST).with(175).with(Pace.AT_ONCE).with(DiceShow.HEADLINE).with(Motion.REDUCED)
                .with(HintsRead.NONE.and('turn'))

        when:
        file.write(set)

        then:
        file.read() == set
    }

    def "without a file all is as usual"() {
        expect:
        new SettingsFile(folder.resolve('none')).read() == Settings.usual()
    }

    def "what cannot be understood is as usual: #text"() {
        given:
        def file = folder.resolve('desktop.properties')
        Files.writeString(file, text)

        expect:
        new SettingsFile(file).read() == expected

        where:
        text                                   || expected
        'colours=plaid\ntext-size=large'       || Settings.usual()
        'text-size=9000'                       || Settings.usual().with(Settings.MOST)
        'colours=dark\nnobody knows this line' || Settings.usual().with(Scheme.DARK)
        '\\u00zz'                              || Settings.usual()
    }
}
