package basegame.properties

import mystics.play.UndoPolicy
import mystics.save.Campaigns
import mystics.save.SaveRefused
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream

/** A file that would fill the memory is refused before it is read, whoever made it. */
class SaveBoundsSpec extends Specification {
    private static final int MEGABYTE = 1 << 20

    @Shared Saves saves = Games.saves()
    @TempDir Path folder

    def "#what is refused without being read"() {
        given:
        def file = folder.resolve('game.mystics')
        Files.write(file, content.call() as byte[])

        when:
        saves.read(file)

        then:
        def game = thrown(SaveRefused)
        game.message == 'game.mystics: ' + says

        when:
        new Campaigns('test').read(file)

        then:
        def campaign = thrown(SaveRefused)
        campaign.message == 'game.mystics: ' + says

        where:
        what                             | content                                                           || says
        'a game of 21 megabytes'         | { ('{"mystics": 1, "a": "' + 'x' * 21 * MEGABYTE + '"}').bytes }   ||
                'it is larger than 4 megabytes, which no game of Mystics is. Choose another file.'
        'a report of 17 megabytes'       | { def all = new byte[17 * MEGABYTE]; all[0] = 80; all[1] = 75; all[2] = 3; all[3] = 4;
                all }         || 'it is larger than 16 megabytes, which no game of Mystics is. Choose another file.'
        'a report that holds such a game' | { zip('x' * 5 * MEGABYTE) }                                      ||
                'the game in it is larger than 4 megabytes, which no game of Mystics is. Choose another file.'
    }

    def "a game of a million brackets is damaged, and costs no more than its beginning"() {
        given:
        def file = folder.resolve('game.mystics')
        Files.writeString(file, '{"mystics": 1, "setup": [' + '[],' * 1_000_000 + '1]}')

        when:
        saves.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.message == 'game.mystics: it is damaged: it holds more, or is nested deeper, than any game or campaign. Open another save.'
    }

    def "a game that is nested without end is damaged"() {
        given:
        def file = folder.resolve('game.mystics')
        Files.writeString(file, '{"mystics": 1, "setup": ' + '[' * 100_000)

        when:
        saves.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.message.startsWith('game.mystics: it is damaged: it holds more, or is nested deeper, than any game or campaign.')
    }

    def "a long game is far from the bounds"() {
        expect:
        saves.text(Games.session(5, UndoPolicy.TO_LAST_NEWS)).length() < MEGABYTE.intdiv(20)
    }

    private static byte[] zip(String game) {
        def bytes = new ByteArrayOutputStream()
        new ZipOutputStream(bytes).withCloseable {
            it.putNextEntry(new ZipEntry('game.mystics'))
            it.write(game.bytes)
        }
        bytes.toByteArray()
    }
}
