package kit

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.Bot
import mystics.lab.GameSeries
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.kit.Workbench
import mystics.kit.scenario.Scenarios
import mystics.lint.Lint
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import mystics.play.Inspector
import spock.lang.Specification


/** Every sample mod loads, does what its scenarios say, can be played, and is shown as it is by its README. */
class SampleModsSpec extends Specification {
    static final Path FOLDER = Path.of('').toAbsolutePath()
    static final List<String> MODS = Files.list(FOLDER).withCloseable { all ->
        all.findAll { Files.exists(it.resolve('mod.yaml')) }.collect { it.fileName.toString() }.sort()
    }

    def "there are lessons for a card, a hero, a minion, a room, a chapter, a variant and a translation, and each is on the list"() {
        given:
        def list = Files.readString(FOLDER.resolve('README.md'))

        expect:
        ['cards', 'heroes', 'minions', 'tiles', 'chapters', 'variants',
                'lang'].every { kind -> MODS.any { Files.isDirectory(FOLDER.resolve(it).resolve(kind)) } }
        MODS.findAll { !list.contains("($it/README.md)") } == []
    }

    def "#mod does what its scenarios say"() {
        given:
        def bench = Workbench.at(FOLDER.resolve(mod), [])

        when:
        def verdicts = scenarios(bench.library(), bench)

        then:
        bench.mod().id() == mod
        verdicts.size() > 1
        verdicts.collectMany { it.findings()*.toString() } == []

        where:
        mod << MODS
    }

    def "lint finds no fault with #mod"() {
        expect:
        new Lint(ModLoader.fresh(), 20).findings(Sources.at(FOLDER.resolve(mod)), []).findAll { !(it.code() in allowed) }*.toString() == []

        where: 'a language may lag behind the base game'
        mod << MODS
        allowed = mod == 'deutsch' ? ['untranslated'] : []
    }

    def "#mod: without #script a scenario no longer holds"() {
        given:
        def bench = Workbench.at(FOLDER.resolve(mod), [])
        def files = bench.source().paths() - script
        def base = bench.library().mods().take(1)
        def mute = ModSource.of(mod, files.collectEntries { [it, bench.source().bytes(it)] })
        def library = new Library(base + ModLoader.fresh().load(mute, new Library(base).rules().size()))

        expect:
        scenarios(library, bench).any { !it.holds() }

        where:
        [mod, script] << MODS.collectMany { mod -> scripts(mod).collect { [mod, it] } }
    }

    def "#mod plays: bots finish #games games of #chapter"() {
        given:
        def library = Workbench.at(FOLDER.resolve(mod), []).library()
        def heroes = library.catalog().heroes().keySet()
        def own = Files.isDirectory(FOLDER.resolve(mod).resolve('heroes')) ? Files.list(FOLDER.resolve(mod).resolve('heroes'))
                .withCloseable { it.collect { file -> file.fileName.toString() - '.yaml' - '.groovy' } }.unique() : []
        def facts = library.catalog().chapters()[chapter]
        def party = (own + SuggestedParty.of(library.catalog(), facts)).unique().take(facts.party().size())
        def variants = library.catalog().usualVariants() + (library.catalog().variants().keySet() - BaseGame.library().catalog()
                .variants().keySet())
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, variants)

        when:
        def report = new GameSeries(library.setting(setup, Inspector.NONE), Bot.SENSIBLE, 1).play(0, games)

        then:
        heroes.containsAll(party)
        report.errors() == 0
        report.games() == games

        where:
        [mod, chapter] << MODS.collectMany { mod -> chapters(mod).collect { [mod, it] } }
        games = 20
    }

    def "#chapter of #mod is neither hopeless nor dull: of 100 games bots win some and lose some"() {
        given:
        def library = Workbench.at(FOLDER.resolve(mod), []).library()
        def facts = library.catalog().chapters()[chapter]
        def setup = new Setup(chapter, SuggestedParty.of(library.catalog(), facts).collect { new Setup.Member(it, '') },
                library.catalog().usualVariants())

        when:
        def report = new GameSeries(library.setting(setup, Inspector.NONE), Bot.SENSIBLE, 1).play(0, 100)

        then:
        report.wins() >= 30 && report.wins() <= 95
        report.errors() == 0

        where:
        [mod, chapter] << MODS.collectMany { mod -> ownChapters(mod).collect { [mod, it] } }
    }

    def "the README of #mod shows its files as they are"() {
        given:
        def text = Files.readString(FOLDER.resolve(mod).resolve('README.md'))
        def shown = (text =~ /(?s)```(?:yaml|groovy) (\S+)\n(.*?)\n```/).collect { all, file, content -> [file, content] }

        expect:
        shown.size() > 1 || !scripts(mod)
        shown.findAll { file, content -> Files.readString(FOLDER.resolve(mod).resolve(file)).strip() != content.strip() }*.first() == []
        scripts(mod).findAll { script -> !shown.any { it[0] == script } } == []

        where:
        mod << MODS
    }

    private static List scenarios(Library library, Workbench bench) {
        new Scenarios(library).run(bench.mod().id(), bench.source())
    }

    private static List<String> scripts(String mod) {
        def folder = FOLDER.resolve(mod)
        Files.walk(folder).withCloseable { files -> files.findAll { it.toString().endsWith('.groovy') }
                .collect { folder.relativize(it).toString() }.sort() }
    }

    private static List<String> ownChapters(String mod) {
        def folder = FOLDER.resolve(mod).resolve('chapters')
        Files.isDirectory(folder) ? Files.list(folder).withCloseable { files -> files.collect { it.fileName.toString() }
                .findAll { it.endsWith('.yaml') }.collect { it - '.yaml' } } : []
    }

    private static List<String> chapters(String mod) {
        ownChapters(mod) ?: ['flight-to-barksburg']
    }
}
