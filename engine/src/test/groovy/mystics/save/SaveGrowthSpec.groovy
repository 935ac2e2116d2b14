package mystics.save

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification
import spock.lang.TempDir

/** What could not be read again is not written. */
class SaveGrowthSpec extends Specification {
    @TempDir Path folder

    def "a game with #what is not written, and the file stays as it was"() {
        given:
        def file = folder.resolve('game.mystics')
        TextFile.write(file, '{"mystics": 1}', { true })

        when:
        TextFile.write(file, text, { true })

        then:
        def refused = thrown(SaveRefused)
        refused.message == 'game.mystics: it has grown larger than what can be read again. Nothing was changed: the file is ' +
                'as it was saved before.'
        Files.readString(file) == '{"mystics": 1}'

        where:
        what                  | text
        'five megabytes'      | '{"a": "' + 'x' * (5 << 20) + '"}'
        'too many brackets'   | '{"a": [' + '[],' * 300_000 + '1]}'
    }

    def "a large game that can be read again is written"() {
        given:
        def file = folder.resolve('game.mystics')
        def text = '{"a": ["' + 'x' * (3 << 20) + '"]}'

        when:
        TextFile.write(file, text, { true })

        then:
        TextFile.read(file) == text
    }
}
