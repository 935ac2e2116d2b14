package basegame.properties

import basegame.terminal.CuriousReader
import basegame.terminal.ReadGames
import mystics.mod.lang.Translation
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** People read names, never the keys by which the program knows things, such as {@code rat-warriors} or {@code tree-entrance}. */
class NamesSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared games = new ReadGames(library)
    @Shared Set<String> keys = keys()
    @TempDir Path home

    /** The keys of entries and spaces that are no words people use. */
    private Set<String> keys() {
        def entries = Translation.texts(library.catalog()).keySet().collect { it.split('/')[1] }
        def spaces = library.catalog().rooms().values().collectMany { it.drawing().spaces()*.id() }
        def texts = Translation.texts(library.catalog()).values().join(' ')
        (entries + spaces).findAll { it.contains('-') && !(texts =~ /\b${it}\b/) }.toSet()
    }

    private List<String> read(Collection<String> lines) {
        lines.findAll { line -> (line =~ /[a-z]+(?:-[a-z0-9]+)+/).any { it in keys || it.replaceFirst(/-\d+$/,
                '') in keys || it ==~ /(?:rat|elite-rat|roach|spider|centipede|boss)-\d/ } }.toList()
    }

    def "in the log of games that bots play"() {
        when:
        def told = games.logs().toSet()

        then:
        keys.size() > 100
        told.size() > 1000
        read(told) == []
    }

    def "in whatever a person is asked, offered, refused or told at the terminal: game #seed"() {
        given:
        def reader = new CuriousReader(seed)

        when:
        games.sit(reader, home, seed)
        def lines = reader.texts.collectMany { it.readLines() }.toSet()

        then:
        lines.size() > 300
        read(lines) == []

        where:
        seed << [1, 2]
    }
}
