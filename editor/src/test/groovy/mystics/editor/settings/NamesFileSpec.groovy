package mystics.editor.settings

import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** Who has played is offered again. */
class NamesFileSpec extends Specification {
    @TempDir Path folder

    def "who played last stands first, each once, the last eight"() {
        given:
        def file = new NamesFile(folder.resolve('deeper/names'))

        expect:
        file.read() == []

        when:
        file.met(['Ida', 'Ben', ' '])
        file.met(['Zoë', 'Ida'])

        then:
        new NamesFile(folder.resolve('deeper/names')).read() == ['Zoë', 'Ida', 'Ben']

        when:
        file.met(('a'..'j').toList())

        then:
        file.read() == ('a'..'h').toList()
    }
}
