package basegame.properties

import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.ModDifference
import mystics.save.SaveRefused
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A file that cannot be read says which it is, what is wrong, and what to do. */
class RefusedSavesSpec extends Specification {
    @Shared Saves saves = Games.saves()
    @TempDir Path folder

    def "a save that cannot be written says so and leaves the old one"() {
        given:
        def blocked = folder.resolve('blocked')
        Files.writeString(blocked, 'a file, not a folder')

        when:
        saves.write(blocked.resolve('game.mystics'), Games.session(5, UndoPolicy.TO_LAST_NEWS))

        then:
        def refused = thrown(SaveRefused)
        refused.message.startsWith('game.mystics: it cannot be written')
    }

    def "#what is refused in one sentence that says what to do"() {
        given:
        def file = folder.resolve('game.mystics')
        def text = saves.text(played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12))
        Files.writeString(file, change.call(text))

        when:
        saves.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.file() == file
        refused.message.startsWith('game.mystics: ' + says)
        refused.message.endsWith(remedy)

        where:
        what                       | change                                                                           ||
                says                                              | remedy
        'half a file'              | { it.substring(0, it.length().intdiv(2)) }                                       ||
                'it is damaged: '                                 | 'Open another save.'
        'an empty file'            | { '' }                                                                           ||
                'it is damaged: it is empty.'                     | 'Open another save.'
        'a letter'                 | { 'Dear mouse,' }                                                                ||
                'it is not a saved game of Mystics.'              | '.mystics.'
        'JSON of somebody else'    | { '{"mystic": 1}' }                                                              ||
                'it is not a saved game of Mystics.'              | '.mystics.'
        'a newer save'             | { it.replace('"mystics": 1', '"mystics": 2') }                                   ||
                'it was saved by a newer Mystics (test).'         | 'Update this program to open it.'
        'an unknown piece'         | { it.replace('"do":"HeroActs","hero":"', '"do":"HeroActs","hero":"old-') }       ||
                "it is damaged: there is no hero 'old-"           | 'Open another save.'
        'an unknown step'          | { it.replace('"do":"HeroActs"', '"do":"Dance"') }                                ||
                "it is damaged: nobody knows how to do 'Dance'."  | 'Open another save.'
        'an unknown key'           | { it.replace('"mystics": 1', '"mystics": 1, "more": 2') }                        ||
                'it is damaged: '                                 | 'Open another save.'
        'a number too large'       | { it.replaceFirst(/"end-page":\d+/, '"end-page":999') }                          ||
                'it is damaged: the table is not possible: '      | 'Open another save.'
        'a word for a number'      | { it.replaceFirst(/"end-page":\d+/, '"end-page":"six"') }                        ||
                "it is damaged: 'six' is no number for end-page." | 'Open another save.'
        'nothing where a card was' | { it.replaceFirst(/"equipped \w+": ?\["[^"]*"/, '"equipped nobody":["x"') }        ||
                "it is damaged: there is no figure 'nobody'"      | 'Open another save.'
        'a mod that is none'       | { it.replaceFirst(/(?s)"mods": \[.*?\]/, '"mods": [{}]') }                        ||
                'it is damaged: '                                  | 'Open another save.'
        'a mouse that is nobody'   | { it.replaceFirst(/(?s)"party": ?\[.*?\]/, '"party": [{}]') }                     ||
                'it is damaged: '                                  | 'Open another save.'
        'a chapter nobody has'     | { it.replace('flight-to-barksburg', 'flight-to-nowhere') }                       ||
                "it cannot go on here: There is no chapter"       | 'Load the mods and bots it was saved with.'
    }

    def "a missing file is said to be missing, and a damaged one points to the save before it"() {
        given:
        def file = folder.resolve('game.mystics')
        def session = Games.session(5, UndoPolicy.TO_LAST_NEWS)

        when:
        saves.read(file)

        then:
        def missing = thrown(SaveRefused)
        missing.message == 'game.mystics: there is no such file. Look for it elsewhere, or choose another.'

        when:
        saves.write(file, session)
        saves.write(file, session)
        Files.writeString(file, '{"mystics": 1')
        saves.read(file)

        then:
        def damaged = thrown(SaveRefused)
        damaged.message.contains('kept in game.mystics.bak; open that.')
    }

    def "other mods are named one by one, and the game can be opened despite them"() {
        given:
        def file = folder.resolve('game.mystics')
        def session = played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12)
        Files.writeString(file, saves.text(session).replace('"id":"base-game"', '"id":"old-game"'))

        when:
        saves.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.differences()*.kind() == [ModDifference.Kind.MISSING, ModDifference.Kind.ADDED]
        refused.message.startsWith('game.mystics: it was saved with other mods: old-game is missing')
        saves.differences(file)*.kind() == [ModDifference.Kind.MISSING, ModDifference.Kind.ADDED]
        saves.readDespiteMods(file).game() == session.game()
    }

    def "a game that was saved before the base game was changed goes on where it comes out the same"() {
        given:
        def file = folder.resolve('game.mystics')
        def session = played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12)
        Files.writeString(file, saves.text(session).replace(Games.LIBRARY.mods()[0].hash(), 'f00'))

        expect:
        saves.differences(file)*.kind() == [ModDifference.Kind.ALTERED]
        saves.read(file).game() == session.game()
        saves.holds(file, session)
        !saves.holds(file, session.answer(Games.answer(session.game(), 5)))
    }

    def "a save in which anything was changed is read or refused, and nothing else happens (seed #seed)"() {
        given:
        def file = folder.resolve('game.mystics')
        def random = new Random(seed)
        def text = saves.text(played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12))
        def words = text.findAll(/[\w-]+/)
        def refused = 0
        def read = 0

        when:
        60.times {
            Files.writeString(file, changed(text, words, random))
            try {
                saves.readDespiteMods(file)
                read++
            } catch (SaveRefused expected) {
                assert expected.message.startsWith('game.mystics: ')
                refused++
            }
        }

        then:
        read + refused == 60
        refused > 10

        where:
        seed << (1..5)
    }

    /** Some word put in the place of another, a part cut out, or a character changed. */
    private static String changed(String text, List<String> words, Random random) {
        int at = random.nextInt(text.length())
        switch (random.nextInt(3)) {
            case 0: return text.replace(words[random.nextInt(words.size())], words[random.nextInt(words.size())])
            case 1: return text.substring(0, at) + text.substring(Math.min(text.length(), at + random.nextInt(60)))
            default: return text.substring(0, at) + (char) (32 + random.nextInt(95)) + text.substring(at + 1)
        }
    }

    private static Session played(Session session, long seed, int answers) {
        def now = session
        answers.times {
            now = now.answer(Games.answer(now.game(), seed))
        }
        now
    }
}
