package mystics.editor.balance

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.command.Mystics
import mystics.editor.bench.Reading
import mystics.editor.deed.DeskWork
import mystics.editor.disk.Folder
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import mystics.proof.ProofBench
import spock.lang.Shared
import spock.lang.Specification
import tools.jackson.databind.json.JsonMapper

/** What a change makes of a chapter: both shares of games won, their difference, and what it means. */
class ComparedSpec extends Specification {
    static final Path MOD = Path.of('../mods/clock-loft').toAbsolutePath().normalize()
    static final String PATH = 'chapters/quarter-to-midnight.yaml'

    @Shared Library library = ProofBench.of(ModLoader.fresh(), new Folder(MOD).read().source(), []).library()
    def drafting = new Drafting(new Folder(MOD).read())
    def work = new DeskWork(drafting, { library }, PATH, {})
    def desk = new BalanceWork(drafting, work, PATH, { mods, finding -> })

    BotSetUp usual() {
        def chapter = work.chapter().get()
        new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE)
    }

    def "the desk compares a mod with the game without it, with the numbers of the command line"() {
        given: 'a mod without a chapter, that ends a chapter of the base game one page earlier'
        def other = new Drafting(Project.of('drum', Sources.at(Path.of('../mods/walnut-drum'))))
        def reading = new Reading(new Neighbours([]), { it.run() }, { })
        def loaded = reading.loaded(other.project())
        def tried = new AmendedChapter(other, loaded.others().entry('chapters/lilys-tail').get())
        def lent = new BalanceWork(other, { loaded.library() }, tried, { mods, finding -> }).comparedWith { loaded.without() }
        lent.make(lent.ways(lent.chapter().get()).knobs().find { it.label().toString() == 'The end one page earlier' }.deed().get())
        loaded = reading.loaded(other.project())
        def with = new BotSetUp(loaded.library(), lent.chapter().get(),
                SuggestedParty.of(loaded.library().catalog(), lent.chapter().get()), Bot.SENSIBLE)
        def without = lent.without(with).get()
        def out = new StringWriter()
        def line = Mystics.commandLine()
        line.out = new PrintWriter(out)

        when:
        line.execute('balance', 'lilys-tail', '--home', Files.createTempDirectory('home').toString(), '--party', with.party().join(','),
                '--games', '200', '--threads', '1', '--json')
        def compared = new Compared(Compared.To.WITHOUT_MOD, without.series().play(0, 200), with.series().play(0, 200))

        then:
        compared.before().winRate() == JsonMapper.shared().readTree(out.toString()).get(0).get('rows').get(0).get('winRate').asDouble()
        compared.figures().toString() ==~ /Without this mod \d+ % won, with it \d+ %: −\d+ in 100 games \(−\d+ to −\d+\)/
        compared.meaning().toString() ==~ /Bots win less often: \d+ of 100 games fewer, certain\./
    }

    def "a difference is said with what it means"() {
        given:
        def changed = { String words -> desk.ways(work.chapter().get()).knobs().find { it.label().toString() == words }.played(usual()) }
        def played = { String words -> (words ? changed(words) : usual()).series().play(0, games) }

        expect:
        new Compared(to, played(before), played(now)).meaning().toString() ==~ meaning

        where:
        to                       | before                     | now                        | games || meaning
        Compared.To.WITHOUT_MOD  | ''                         | ''                         | 20    || /Every game went as it goes without .*/
        Compared.To.LAST_TIME    | ''                         | ''                         | 20    || /Every game went as last time: .*/
        Compared.To.LAST_TIME    | ''                         | 'The end one page earlier' | 5     || /The difference can be chance: .*/
        Compared.To.LAST_TIME    | ''                         | 'The end one page earlier' | 200   || /Bots win less often: \d+ of 100 .*/
        Compared.To.LAST_TIME    | 'The end one page earlier' | ''                         | 200   || /Bots win more often: \d+ of 100 .*/
        Compared.To.LAST_TIME    | ''                         | 'The end one page later'   | 200   || /Bots win as often as before, .*/
    }
}
