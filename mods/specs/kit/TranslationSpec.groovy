package kit

import java.nio.file.Files
import java.nio.file.Path
import basegame.FixedBox
import mystics.bot.Bot
import mystics.lab.GameSeries
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Question
import mystics.content.Catalog
import mystics.content.Setup
import mystics.home.GameTable
import mystics.kit.Workbench
import mystics.mod.ModLayout
import mystics.mod.lang.LanguagePage
import mystics.mod.lang.Translation
import mystics.mod.load.Library
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Session
import mystics.table.Clock
import mystics.view.WhyNot
import spock.lang.Shared
import spock.lang.Specification


/** Other languages: a sample that is complete for what it promises, and a language nobody speaks that reaches everything. */
class TranslationSpec extends Specification {
    static final String CHAPTER = 'flight-to-barksburg'

    @Shared Workbench bench = Workbench.at(Path.of('deutsch').toAbsolutePath(), [])
    @Shared SortedMap<String, String> original = Translation.texts(bench.library().catalog())
    @Shared Map<String, String> german = LanguagePage.texts(bench.source(), 'de')

    def "the sample translates every text of the fixed box, with chapter one and its rooms"() {
        given:
        def wanted = Translation.texts(FixedBox.of(bench.library()).catalog()).keySet()

        expect:
        wanted.size() > 400
        wanted.findAll { !german.containsKey(it) } == [] as Set
    }

    def "a game that was saved in German is opened without it"() {
        expect:
        !bench.library().mods().find { it.id() == 'deutsch' }.manifest().mattersToSaves()
    }

    def "what it translates is there, and every place of a text is in its translation too"() {
        given:
        def sources = ['../engine/src/main/java', '../base-game/chapters', '../base-game/cards', '../base-game/abilities',
                '../base-game/heroes', '../base-game/minions', '../base-game/tiles', '../base-game/marks', '../base-game/rules',
                        '../base-game/variants', '../base-game/encounters', '../editor/src/main/java', '../docs',
                        '../engine/src/main/resources'].collect { folder ->
            Files.walk(Path.of(folder)).withCloseable { all -> all.findAll { it.toString() =~ /\.(java|groovy|yaml|md|txt|json)$/ }
                    .collect { Files.readString(it) }.join('\n') }
        }.join('\n').replaceAll(/"\s*\+\s*"/, '').toLowerCase()
        def english = { String key -> original[key] ?: key }
        def places = { String text -> (text =~ /\{(\w+)[:|}]/).collect { it[1] }.toSet() }

        and:
        def way = { String key -> key.contains('/') && key.split('/')[0] in ModLayout.KINDS }
        def astray = german.keySet().findAll { way(it) && !original.containsKey(it.replaceFirst(/:\w+$/, '')) }
        def pieces = { String text -> text.split(/\{\w+[^{}]*}|[,;:.] /)*.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/,
                '').findAll { it.length() > 2 } }
        def unknown = german.keySet().findAll { !way(it) && !pieces(it)
                .every { piece -> sources.contains(piece.toLowerCase()) || sources.contains(piece.toLowerCase().replace(' ', '-')) } }
        def otherPlaces = german.findAll { key, text -> places(english(key)) != places(text) }.keySet()

        expect:
        astray.empty
        unknown.empty
        otherPlaces.empty
    }

    def "in German everything is German that the first two rounds of chapter one show: game #seed"() {
        given:
        def translation = Translation.of('de', [bench.source()])
        def library = FixedBox.translated(bench.library(), german.keySet()).in(translation)
        def names = names(library.catalog())
        def session = session(library, seed)
        def texts = [] as TreeSet

        when:
        while (session.game().question().present && session.game().lookNow { it.draft().get(Clock.ROUND) } < 3) {
            texts.addAll(shown(session.game()))
            session = session.answer(answer(session.game(), seed))
        }

        then:
        texts.size() > 60
        texts.findAll { translation.known(it).empty && !names.contains(it) &&
                !it.matches(/(?:\p{L}\d\d? ?)+|[^\p{L}]*|\{name}/) } == [] as Set

        where:
        seed << [1, 2, 3]
    }

    /** Everything a person could read at a question: what is asked, what can be chosen, and why all else cannot. */
    private static List<String> shown(Game game) {
        def open = game.question().get()
        def options = open instanceof Question.Roll ? [] : open.options()
        def refusals = WhyNot.of(game)
        ([open.prompt().pattern()] + options*.words()*.pattern() + options*.hint()*.pattern() + refusals.collectMany { [it.what(), it.why(),
                it.remedy()] }*.pattern()).findAll { it }
    }

    /** Names of entries, and of pieces that go by them: they are translated where they stand, or stay. */
    private static Set<String> names(Catalog catalog) {
        Translation.texts(catalog).findAll { key, text -> key =~ '/(name|one|text)$' }.values().collectMany { [it, it.strip(),
                it.strip() + ' 1', it.strip() + ' 2', it.strip() + ' 3'] }.toSet()
    }

    private static Session session(Library library, long seed) {
        def party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[CHAPTER])
        def setting = library.setting(new Setup(CHAPTER, party.collect { new Setup.Member(it, '') },
                library.catalog().usualVariants()), Inspector.NONE)
        def company = Company.people(seed)
        Session.of(company, Game.begin(setting, company.seating(GameTable.bots(), setting.box()), [new BeginChapter()]))
    }

    /** Now this, now that, and never the end of a turn while something else can be done. */
    private static Answer answer(Game game, long seed) {
        def open = game.question().get()
        def options = open.options().findAll { it.key() != 'end' } ?: open.options()
        new Answer(options[(game.journal().size() * 7 + seed as int) % options.size()].key())
    }

    def "a language nobody speaks reaches every text of every entry"() {
        given:
        def pseudo = bench.library().in(pseudo(original.collectEntries { key, text -> [key, "«${text.strip()}»"] }))

        and:
        def untouched = Translation.texts(pseudo.catalog()).findAll { key, text -> text != "«${original[key].strip()}»" }.keySet()

        expect:
        untouched.empty
    }

    def "in another language the same game is played: every table is the same at the end"() {
        given:
        def pseudo = bench.library().in(pseudo(original.collectEntries { key, text -> [key, "«${text.strip()}»"] }))

        expect:
        play(pseudo) == play(bench.library())
    }

    def "a language changes words and nothing else: all #kind are there"() {
        given:
        def translated = bench.library().in(Translation.of('de', [bench.source()])).catalog()

        expect:
        translated."$kind"().keySet().toList() == bench.library().catalog()."$kind"().keySet().toList()
        !translated.cards().isEmpty()

        where:
        kind << Catalog.recordComponents*.name
    }

    def "a text is translated as a whole, or stays as it was written: #text"() {
        expect:
        Translation.of('de', [bench.source()]).apply(text) == read

        where:
        text                   || read
        'Battle roll'          || 'Angriffswurf'
        'Battle roll, Search'  || 'Battle roll, Search'
        'Round 3'              || 'Round 3'
    }

    def "the last mod that translates a text is heard, and what nobody translates stays"() {
        given:
        def one = ModSource.of('one', ['lang/de.yaml': 'cards/dagger/name: Dolch\n"Round {n}": "Runde {n}"\n'.bytes])
        def two = ModSource.of('two', ['lang/de.yaml': 'cards/dagger/name: Kneipchen\n'.bytes])
        def library = bench.library().in(Translation.of('de', [one, two]))

        expect:
        library.catalog().cards()['dagger'].name() == 'Kneipchen'
        library.catalog().cards()['long-bow'].name() == bench.library().catalog().cards()['long-bow'].name()
        Translation.of('de', [one, two]).apply('Round {n}') == 'Runde {n}'
        Translation.of('fr', [one, two]).apply('Round {n}') == 'Round {n}'
    }

    private static Translation pseudo(Map<String, String> texts) {
        def file = texts.collect { key, text -> "\"$key\": |-\n" + text.readLines().collect { "  $it" }.join('\n') }.join('\n')
        Translation.of('xx', [ModSource.of('pseudo', ['lang/xx.yaml': file.getBytes('UTF-8')])])
    }

    private static long play(Library library) {
        def party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[CHAPTER])
        def setup = new Setup(CHAPTER, party.collect { new Setup.Member(it, '') }, library.catalog().usualVariants())
        new GameSeries(library.setting(setup, Inspector.NONE), Bot.SENSIBLE, 7).play(0, 5).digest()
    }
}
