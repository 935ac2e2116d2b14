package kit

import mystics.bot.SuggestedParty
import mystics.choice.Seat
import mystics.console.Arrangement
import mystics.console.GameTable
import mystics.console.HomeFolder
import mystics.console.SetUpTalk
import mystics.console.desk.Desk
import mystics.console.desk.Look
import mystics.console.desk.SpokenDesk
import mystics.console.sitting.Order
import mystics.console.sitting.Sitting
import mystics.content.Setup
import mystics.kit.Workbench
import mystics.mod.lang.Translation
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.Session
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/**
 * Chapter one in German, in full: every word a person reads in the log or at the terminal is translated. To see it, each translation and each text of an entry stands
 * between marks; what stands outside of them is English still.
 */
class GermanSpec extends Specification {
    static final String CHAPTER = 'flight-to-barksburg'
    static final List<String> ORDERS = ['why', 'help', 'party', 'board', 'sheet', 'log 5', 'card dagger', 'card nobody', 'undo', 'redo', 'undo', 'campaign', 'no such thing', '9999', 'sheet nobody', 'why nothing']

    @Shared Workbench bench = Workbench.at(Path.of('deutsch').toAbsolutePath(), [])
    @Shared Library library = bench.library().in(Translation.of('de', [bench.source()]).marked(bench.library().catalog()))
    @TempDir Path home

    /** The words of some lines that stand outside of all marks; rule ids, spaces, what somebody typed, and the words orders are given with are no language's. */
    static Set<String> english(Collection<String> lines) {
        def apart = /\[(?:[A-Z]+-\d+|table)]|'[^']*'|\b(?:/ + Order.values()*.usage().collect { java.util.regex.Pattern.quote(it) }.join('|') + /)(?= )|(?<![\p{L}\d])[a-z]{1,2}\d\b|\^N E> vS <W|\b(?:no such thing|nobody|nowhere|nothing|Mystics)\b|«[^»]*$/
        Translation.outside(lines.join('\n')).replaceAll(/«\p{L}{1,2}\b/, '').readLines()*.replaceAll(apart, '').findAll { it =~ /\p{L}{2}/ }*.strip()*.replaceAll(/\d+/, 'N').toSet()
    }


    private Session begin(Company company) {
        def party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[CHAPTER])
        new GameTable(library).begin(new Arrangement(new Setup(CHAPTER, party.collect { new Setup.Member(it, '') }, library.catalog().usualVariants()), company))
    }

    def "everything the log tells of games that bots play is German"() {
        when:
        def told = (0..<20).collectMany { seed ->
            begin(['collin', 'filch', 'maginos', 'tilda', Seat.PARTY.name()].inject(Company.people(seed)) { all, seat -> all.bot(seat, GameTable.BOT) }).log()*.text()*.toString()
        }

        then:
        told.size() > 2000
        english(told) == [] as Set
    }

    def "everything a person reads at the terminal is German: game #seed"() {
        given:
        def reader = new Reader(new Random(seed))

        when:
        new Sitting(new SpokenDesk(reader, library.wording()), new GameTable(library).shelf(new HomeFolder(home)), begin(Company.people(seed))).play()

        then:
        reader.lines.size() > 100
        english(reader.lines) == [] as Set

        where:
        seed << [1, 2, 3]
    }

    def "so is what is said while the table is set"() {
        given:
        def answers = ['nowhere', '', '1 1', 'nobody', '', '3', 'Ida', '', '', '', '', '', '', 'list', 'no such thing', '']
        def reader = new Reader(new Random(1)) {
            @Override
            Optional<String> ask(String prompt, List<String> words) {
                lines << prompt
                Optional.of(answers ? answers.remove(0) : '')
            }
        }

        when:
        new SetUpTalk(new SpokenDesk(reader, library.wording()), library.catalog(), 7).agree()

        then:
        reader.lines.size() > 8
        english(reader.lines) == [] as Set
    }

    /** Answers by numbers, asks all kinds of things in between, leaves after a while, and keeps what is said. */
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

        /** Rooms are drawn in boxes; what is written there is the legend's. */
        @Override
        void show(List<String> more) {
            lines << more.findAll { !it.contains('║') }*.replaceAll(/[─│┌┐└┘]/, '').join('\n')
        }

        @Override
        Optional<String> ask(String prompt, List<String> words) {
            lines << prompt
            asked++
            def numbers = words.findAll { it.isInteger() }
            Optional.of(asked > 500 ? 'quit' : asked % 7 == 0 ? ORDERS[chance.nextInt(ORDERS.size())] : numbers[chance.nextInt(chance.nextInt(4) == 0 ? numbers.size() : Math.max(1, numbers.size() - 1))])
        }

        @Override
        void close() {
        }
    }
}
