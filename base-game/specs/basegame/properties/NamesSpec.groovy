package basegame.properties

import mystics.bot.SuggestedParty
import mystics.choice.Seat
import mystics.console.Arrangement
import mystics.console.GameTable
import mystics.console.HomeFolder
import mystics.console.desk.Desk
import mystics.console.desk.Look
import mystics.console.sitting.Sitting
import mystics.content.Setup
import mystics.mod.lang.Translation
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Session
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** People read names, never the keys by which the program knows things, such as {@code rat-warriors} or {@code tree-entrance}. */
class NamesSpec extends Specification {
    static final List<String> ORDERS = ['why', 'party', 'board', 'sheet', 'log 9', 'undo']

    @Shared library = BaseGame.library()
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
        lines.findAll { line -> (line =~ /[a-z]+(?:-[a-z0-9]+)+/).any { it in keys || it.replaceFirst(/-\d+$/, '') in keys || it ==~ /(?:rat|elite-rat|roach|spider|centipede|boss)-\d/ } }.toList()
    }

    private Session begin(Company company) {
        def chapter = library.catalog().chapters().values().first()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        new GameTable(library).begin(new Arrangement(new Setup(chapter.id(), party, library.catalog().usualVariants()), company))
    }

    def "in the log of games that bots play"() {
        given:
        def told = [] as Set

        when:
        20.times { seed ->
            def company = ['collin', 'filch', 'maginos', 'tilda', Seat.PARTY.name()].inject(Company.people(seed)) { all, seat -> all.bot(seat, GameTable.BOT) }
            told.addAll(begin(company).log()*.text()*.toString())
        }

        then:
        keys.size() > 100
        told.size() > 1000
        read(told) == []
    }

    def "in whatever a person is asked, offered, refused or told at the terminal: game #seed"() {
        given:
        def reader = new Reader(new Random(seed))

        when:
        new Sitting(reader, new GameTable(library).shelf(new HomeFolder(home)), begin(Company.people(seed))).play()

        then:
        reader.lines.size() > 300
        read(reader.lines) == []

        where:
        seed << [1, 2]
    }

    /** Answers by numbers, asks all kinds of things in between, and keeps what is said. */
    static class Reader implements Desk {
        final Set<String> lines = new LinkedHashSet<>()
        final Random chance
        int asked

        Reader(Random chance) {
            this.chance = chance
        }

        @Override
        Look look() {
            new Look(2000, Look.ENDLESS, false, true)
        }

        @Override
        boolean attended() {
            false
        }

        @Override
        void show(List<String> more) {
            lines.addAll(more)
        }

        @Override
        Optional<String> ask(String prompt, List<String> words) {
            asked++
            def numbers = words.findAll { it.isInteger() }
            Optional.of(asked > 300 ? 'quit' : asked % 7 == 0 ? ORDERS[chance.nextInt(ORDERS.size())] : numbers[chance.nextInt(chance.nextInt(4) == 0 ? numbers.size() : Math.max(1, numbers.size() - 1))])
        }

        @Override
        void close() {
        }
    }
}
