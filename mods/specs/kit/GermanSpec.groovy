package kit

import basegame.FixedBox
import basegame.terminal.CuriousReader
import basegame.terminal.ReadGames
import mystics.home.Players
import mystics.terminal.SetUpTalk
import mystics.terminal.desk.SpokenDesk
import mystics.terminal.TypedOrder
import mystics.content.Setup
import mystics.content.SetupRefused
import mystics.kit.Workbench
import mystics.mod.lang.LanguagePage
import mystics.mod.lang.Translation
import mystics.mod.load.Library
import mystics.play.Inspector
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/**
 * Chapter one in German, in full: every word a person reads in the log or at the terminal is translated. To see it,
 * each translation and each text of an entry stands
 * between marks; what stands outside of them is English still.
 */
class GermanSpec extends Specification {
    @Shared Workbench bench = Workbench.at(Path.of('deutsch').toAbsolutePath(), [])
    @Shared Set<String> texts = LanguagePage.texts(bench.source(), 'de').keySet()
    @Shared Library translated = FixedBox.translated(bench.library(), texts)
    @Shared Library library = translated.in(Translation.of('de', [bench.source()]).marked(translated.catalog()))
    @Shared ReadGames games = new ReadGames(library)
    @TempDir Path home

    /**
     * The words of some lines that stand outside of all marks; rule ids, spaces, what somebody typed, and the words
     * orders are given with are no language's.
     */
    static Set<String> english(Collection<String> lines) {
        def apart = /\[(?:[A-Z]+-\d+|table)]|'[^']*'|\b(?:/ + TypedOrder.values()*.usage().collect { java.util.regex.Pattern.quote(it) }
                .join('|') + /)(?= )|(?<![\p{L}\d])[a-z]{1,2}\d\b|\^N E> vS <W|\b(?:no such thing|nobody|nowhere|nothing|Mystics)\b|«[^»]*$/
        Translation.outside(lines.join('\n')).replaceAll(/«\p{L}{1,2}\b/, '').readLines()*.replaceAll(apart, '')
                .findAll { it =~ /\p{L}{2}/ }*.strip()*.replaceAll(/\d+/, 'N').toSet()
    }

    /** Rooms are drawn in boxes; what is written there is the legend's. */
    private static String unboxed(String text) {
        text.readLines().findAll { !it.contains('║') }*.replaceAll(/[─│┌┐└┘]/, '').join('\n')
    }

    def "everything the log tells of games that bots play is German"() {
        when:
        def told = games.logs()

        then:
        told.size() > 2000
        english(told) == [] as Set
    }

    def "a note of the log is German like the rest: other players"() {
        when:
        def told = games.handedOver()

        then:
        told.any { it.contains('Mitspieler') }
        english(told) == [] as Set
    }

    def "a set-up that is refused is refused in German: #party"() {
        when:
        library.setting(new Setup('flight-to-barksburg', party.collect { new Setup.Member(it, '') }, variants as Set), Inspector.NONE)

        then:
        def refused = thrown(SetupRefused)
        english([refused.words().in(library.wording()).toString()]) == [] as Set

        where:
        party                                   | variants
        ['collin', 'filch', 'tilda']            | []
        ['collin', 'collin', 'filch', 'tilda']  | []
        ['lily', 'collin', 'filch', 'tilda']    | []
        ['collin', 'filch', 'maginos', 'tilda'] | ['keep-three', 'keep-everything']
    }

    def "everything a person reads at the terminal is German: game #seed"() {
        given:
        def reader = new CuriousReader(seed)

        when:
        games.sit(new SpokenDesk(reader, library.wording()), home, seed)

        then:
        reader.texts.size() > 100
        english(reader.texts.collect { unboxed(it) }) == [] as Set

        where:
        seed << [1, 2, 3]
    }

    def "so is what is said while the table is set"() {
        given:
        def answers = ['nowhere', '', 'nowhere', '', '1 1', 'nobody', '', '3', 'Ida', '', '', '', '', '', '', 'list', 'no such thing', '']
        def reader = new CuriousReader(1) {
            @Override
            Optional<String> ask(String prompt, List<String> words) {
                texts << prompt
                Optional.of(answers ? answers.remove(0) : '')
            }
        }

        when:
        new SetUpTalk(new SpokenDesk(reader, library.wording()), library.catalog(), 7, Players.ANYBODY).agree()

        then:
        reader.texts.size() > 8
        english(reader.texts) == [] as Set
    }
}
