package mystics.editor.balance

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.Executor
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import javax.imageio.ImageIO
import javax.swing.AbstractButton
import javax.swing.JTabbedPane
import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.command.Mystics
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.bench.Reading
import mystics.editor.deed.DeskWork
import mystics.editor.disk.Folder
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.lab.Measure
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import mystics.mod.yaml.Pointer
import mystics.play.Game
import mystics.proof.ProofBench
import mystics.table.Clock
import mystics.table.Draft
import spock.lang.Shared
import spock.lang.Specification
import spock.util.concurrent.PollingConditions
import tools.jackson.databind.json.JsonMapper

import java.awt.image.BufferedImage

/** Story 5: is the chapter winnable, where does it kill, and what is each of its numbers worth. */
class BalanceDeskSpec extends Specification {
    static final Path MOD = Path.of('../mods/clock-loft').toAbsolutePath().normalize()
    static final String PATH = 'chapters/quarter-to-midnight.yaml'
    static final Executor HERE = { it.run() }

    @Shared Library library = ProofBench.of(ModLoader.fresh(), new Folder(MOD).read().source(), []).library()
    def soon = new PollingConditions(timeout: 120, delay: 0.05)
    def drafting = new Drafting(new Folder(MOD).read())
    def work = new DeskWork(drafting, { library }, PATH, {})
    List<Game> shown = []
    def desk = new BalanceWork(drafting, work, PATH, { mods, finding -> finding.find().ifPresent { shown << it } })

    def unread = new ProofWork({ Optional.empty() }, PATH, {}, {})

    BotSetUp usual() {
        def chapter = work.chapter().get()
        new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE)
    }

    def "the same seeds give the same numbers as the command line"() {
        given:
        def out = new StringWriter()
        def line = Mystics.commandLine()
        line.out = new PrintWriter(out)
        def told = [:]
        def later = desk.ways(work.chapter().get()).knobs().find { it.label().toString() == 'The end one page later' }

        when:
        line.execute('balance', 'quarter-to-midnight', '--mods', "$MOD", '--home', Files.createTempDirectory('home').toString(),
                '--knob', 'end-page=4,5', '--games', '100', '--threads', '1', '--json')
        PairedGames.begin({ usual().series() }, { [later.played(usual()).series()] }, 100, HERE,
                { way, difference -> told[way] = difference })
        def rows = JsonMapper.shared().readTree(out.toString()).get(0).get('rows')

        then:
        told[0].difference() == rows.get(1).get('difference').asDouble()
        told[0].low() == rows.get(1).get('differenceLow').asDouble()
        usual().series().play(0, 100).winRate() == rows.get(0).get('winRate').asDouble()
    }

    def "a planted change of balance is seen by knobs and by leaving things out, each with its interval"() {
        given:
        def ways = desk.ways(work.chapter().get())
        def played = ways.knobs() + ways.without()
        def told = [:]

        when:
        PairedGames.begin({ usual().series() }, { played*.played(usual())*.series() }, 200, HERE,
                { way, found -> told[played[way].label().toString()] = found })

        then: 'time and minions weigh, a script that is left out is a way of its own, and nothing is left unsaid'
        told['The end one page earlier'].high() < 0
        told['One more: Elite Rat Warriors in the Clock Loft'].high() < 0
        told['Without the minions in the Clock Loft'].low() > 0
        told.keySet().any { it.startsWith('Without the rules of') }
        told.size() == played.size()
        WhatIfTab.words(told['The end one page earlier']).toString() ==~ /−\d+ ± \d+/
    }

    def "the knobs of another mod's chapter are tried, and a knob that is turned becomes an amendment"() {
        given:
        def other = new Drafting(Project.of('drum', Sources.at(Path.of('../mods/walnut-drum'))))
        def entry = new Reading(new Neighbours([]), { it.run() }, { }).loaded(other.project()).others().entry('chapters/lilys-tail').get()
        def lent = new BalanceWork(other, { library }, new AmendedChapter(other, entry), { mods, finding -> })
        def before = lent.chapter().get()

        expect:
        before.endPage() == library.catalog().chapters()['lilys-tail'].endPage()

        when:
        def later = lent.ways(before).knobs().find { it.label().toString() == 'The end one page later' }
        lent.make(later.deed().get())

        then:
        later.chapter().endPage() == before.endPage() + 1
        lent.chapter().get().endPage() == before.endPage() + 1
        other.project().file('amendments/changes.yaml').get().text().contains("end-page: ${before.endPage() + 1}")
    }

    def "one rule of a script is left out, and the command line says the same of it by its line"() {
        given: 'a rule that hurts everybody, and one that does nothing'
        def folder = Files.createTempDirectory('clock').resolve('clock-loft')
        Files.walk(MOD).withCloseable { it.toList() }.each { Files.copy(it, folder.resolve(MOD.relativize(it).toString())) }
        def script = PATH.replace('.yaml', '.groovy')
        Files.writeString(folder.resolve(script), '''rules {
    after(RoundEnds) { heroes.each { if (it.active) wound it, 1 } }

    after(RoundEnds) { if (heroes.size() > 9) say 'Dawn at last' }
}
''')
        def mod = new Folder(folder).read()
        def hurting = ProofBench.of(ModLoader.fresh(), mod.source(), []).library()
        def drafted = new Drafting(mod)
        def own = new BalanceWork(drafted, new DeskWork(drafted, { hurting }, PATH, {}), PATH, { mods, finding -> })
        def chapter = own.chapter().get()
        def setUp = new BotSetUp(hurting, chapter, SuggestedParty.of(hurting.catalog(), chapter), Bot.SENSIBLE)
        def lines = [2, 4].collect { "Without the rule on line $it of $script".toString() }
        def ways = own.ways(chapter).without().findAll { it.label().toString() in lines }
        def told = [:]
        def out = new StringWriter()
        def line = Mystics.commandLine()
        line.out = new PrintWriter(out)

        when:
        PairedGames.begin({ setUp.series() }, { ways*.played(setUp)*.series() }, 100, HERE, { way, found -> told[way] = found })
        line.execute('balance', 'quarter-to-midnight', '--mods', "$folder", '--home', Files.createTempDirectory('home').toString(),
                '--without', "$script:2,$script:4", '--games', '100', '--threads', '1', '--json')
        def rows = JsonMapper.shared().readTree(out.toString()).get(0).get('rows').toList()
        def said = { int of -> rows.find { it.get('name').asString() == "$script:$of".toString() }.get('difference').asDouble() }

        then:
        ways*.label()*.toString() == lines
        told[0].low() > 0
        told[1].difference() == 0
        [said(2), said(4)] == [told[0].difference(), told[1].difference()]

        when:
        line.err = new PrintWriter(out)
        line.execute('balance', 'quarter-to-midnight', '--mods', "$folder", '--home', Files.createTempDirectory('home').toString(),
                '--without', "$script:3", '--games', '1', '--threads', '1')

        then:
        out.toString().contains("No rule begins on line 3 of $script. Rules begin on: 2, 4.")
    }

    def "a defeat is opened at its last round, with people to go on"() {
        given:
        def report = usual().series().play(0, 40)
        def cause = new WinRate(report).causes().find { it.isDefeat() }

        when:
        desk.show(usual(), report, cause.key())

        then:
        shown.size() == 1
        !shown[0].outcome().over()
        shown[0].question().present
        Draft.of(shown[0].state().table()).get(Clock.ROUND) > 1
    }

    def "wounds, captures and visits are counted by space and hero"() {
        given:
        def report = usual().series().play(0, 30)
        def counts = report.counts()

        expect:
        counts.of(Measure.CAME_TO) == ['clock-loft': 30L] as TreeMap
        counts.sum(Measure.CAPTURED_AT) == report.captures()
        counts.of(Measure.WOUNDED_AT).keySet().every { it ==~ /clock-loft(-asleep)?\/\w+/ }
        counts.sum(Measure.WOUNDS_OF) == counts.sum(Measure.WOUNDED_AT)
        counts.of(Measure.WOUNDS_OF).keySet() == usual().party() as Set
    }

    def "within eight gestures: run, see where it kills, turn a knob, apply it"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def games = Executors.newSingleThreadExecutor()
        def painter = Executors.newSingleThreadExecutor()
        BalanceDesk pane = OffScreen.made {
            new BalanceDesk(desk, unread, BoardStyle.of(library.catalog(), Theme.LIGHT), painter, games, 1)
        }
        OffScreen.lay(pane, 1200, 760)
        int gestures = 0
        long begun = System.nanoTime()
        def press = { String words ->
            gestures++
            OffScreen.onEvents { (OffScreen.parts(pane).find { it instanceof AbstractButton && it.text == words &&
                    it.enabled } as AbstractButton).doClick() }
        }
        def tabs = OffScreen.parts(pane).find { it instanceof JTabbedPane } as JTabbedPane
        def turn = { String title -> gestures++; OffScreen.onEvents { tabs.selectedIndex = tabs.indexOfTab(title) } }
        def says = { String pattern -> OffScreen.parts(pane).any { it.hasProperty('text') && "${it.text}" ==~ pattern } }

        when: 'games are played, and the map shows the room'
        press('Run')

        then:
        soon.eventually { assert says(/\d+ % won ± [123]/) && says('Run') }
        says(/Time ran out: \d+ %/)
        picture(pane, 'balance-rooms')

        when: 'the rooms are painted meanwhile'
        turn('Knobs')

        then:
        soon.eventually { assert says(/[+−]\d+ ± \d+.*/) }
        picture(pane, 'balance-knobs')

        when: 'the change is one step of the history, and the games begin anew'
        press('Apply')

        then:
        drafting.history().size() == 1
        drafting.project().file(PATH).get().at(Pointer.of('/end-page')).get() == 5
        gestures <= 8
        soon.eventually { assert says(/Last time \d+ % won, now \d+ %: .* in 100 games .*/) }
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) < 120

        cleanup:
        OffScreen.onEvents { pane?.stop() }
        games.shutdownNow()
        painter.shutdownNow()
    }

    def "the proof names what happens in no game, and its button goes to the place"() {
        given: 'a rule that waits for more heroes than any game has'
        def planted = [(PATH.replace('.yaml', '.groovy')): '''rules {
    after(RoundEnds) { if (heroes.size() > 9) say 'Dawn at last' }
}
''']
        Files.walk(MOD).withCloseable { it.filter { Files.isRegularFile(it) }.toList() }
                .each { planted[MOD.relativize(it).toString()] = Files.readString(it) }
        def source = ModSource.of('clock-loft', planted.collectEntries { [it.key, it.value.bytes] })
        def mod = new ProofWork.Mod(Project.of('clock-loft', source), ProofBench.of(ModLoader.fresh(), source, []))
        def gone = []
        List<ProofWork.Shown> kept = []
        def tab = OffScreen.made { new ProofTab(new ProofWork({ Optional.of(mod) }, PATH, { gone << it }, { kept << it }), HERE) }
        def says = { pattern -> OffScreen.parts(tab).any { it.hasProperty('text') && "${it.text}" ==~ pattern } }
        def press = { String words ->
            def button = OffScreen.parts(tab).find { it instanceof AbstractButton && it.text == words } as AbstractButton
            OffScreen.onEvents { button.doClick() }
        }

        when:
        press('Prove')
        OffScreen.onEvents {}
        press('chapters/quarter-to-midnight.groovy:2')

        then:
        says(/(?s)200 games: \d+ won, \d+ lost.*listed below.*/)
        says(/(?s).*after\(RoundEnds\) does something \(it spoke \d+ times.*/)
        gone*.line() == [2]
        gone*.file() == ['chapters/quarter-to-midnight.groovy']

        and: 'the window keeps it'
        kept*.mod() == [mod.project()]
        kept[0].findings()*.code().contains('not-seen')
    }

    private static boolean picture(BalanceDesk pane, String name) {
        def image = new BufferedImage(pane.width, pane.height, BufferedImage.TYPE_INT_RGB)
        OffScreen.lay(pane, 1200, 760)
        2.times { OffScreen.onEvents { pane.paint(image.graphics) }; sleep(300) }
        ImageIO.write(image, 'png', Files.createDirectories(Path.of('target/window')).resolve("${name}.png").toFile())
    }
}
