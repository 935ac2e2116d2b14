package basegame.story

import basegame.chapter.ChapterSpec
import mystics.bot.Bot
import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.choice.SeededFate
import mystics.lab.GameSeries
import mystics.lab.Parties
import mystics.phase.chapter.BeginChapter
import mystics.phase.chapter.story.Memory
import mystics.play.Chance
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting
import mystics.play.State
import mystics.rules.Scene
import mystics.table.Draft
import mystics.table.FigureState

/** Every passage of a chapter is read in games of bots, or by a feature that is named here, and only those who are there speak. */
class PassagesSpec extends ChapterSpec {
    static final int GAMES = 500
    static final Set<FigureState> ELSEWHERE = [FigureState.CAPTURED, FigureState.RESERVE, FigureState.AWAY, FigureState.SAFE] as Set
    static final List<String> OF_THE_CAT = ['forge', 'crystal-tunnels', 'kitchen-tunnels', 'dining-tunnels', 'catnip-trail',
            'splinter-slips',
            'splinter-out', 'defeat-captured', 'defeat-brodie']
    static final List<String> OF_THE_KING = ['candle-end', 'fight-above', 'answer-name', 'answer-bow', 'guard-room', 'defeat-captured']
    static final List<String> OF_THE_BLADE = ['not-yet', 'fire-dips', 'quench-laugh', 'quench-count', 'defeat-captured']
    static final List<String> OF_THE_BOOK = ['under-the-colander', 'the-cook-again', 'grape', 'brodie-in-the-hall', 'levitate',
            'second-wind']
    static final List<String> OF_THE_HORN = ['dining-hall', 'craft-soak', 'claw-gone', 'sheaf', 'sheaf-home', 'sheaf-late', 'second-wind',
            'defeat-crow']
    static final List<String> OF_THE_CAPTAIN = ['defeat-vurst']
    static final List<String> OF_THE_TREE = ['crystal', 'kitchen-tunnels', 'sewer', 'first-wedge', 'wedge-out', 'grape', 'fork', 'elites',
            'defeat-night', 'defeat-captured']
    static final List<String> OF_THE_MORNING = ['kitchen-goes', 'guard-room', 'guard-goes', 'sewer', 'sewer-goes', 'hook', 'crystal-goes',
            'driven-back', 'called', 'horn', 'quench-laugh', 'quench-count', 'defeat-captured', 'defeat-buried', 'moon-tall', 'moon-small',
            'moon-not-tonight', 'moon-unsaid']
    /** Passages that bots read seldom or never: KitchenSpec reads that of the cook, NightTaleSpec those of the tunnels, and so on. */
    static final List<String> BY_FEATURE = ['counter', 'ally', 'dining-hall', 'alchemist', 'pipes', 'music-box', 'defeat-captured',
            'defeat-charmed'] + OF_THE_CAT + OF_THE_KING + OF_THE_BLADE + OF_THE_BOOK + OF_THE_HORN + OF_THE_CAPTAIN + OF_THE_TREE +
            OF_THE_MORNING
    static final CampaignSheet TRIED = new CampaignSheet(['vanestras-brush': 1, 'queens-song': 1, catnip: 1], [:],
            ['lilys-tail', 'the-silver-brush', 'nine-lives', 'the-blade-called-sorrow', 'a-whisper-for-the-king']
                    .collectEntries { [it, new CampaignSheet.Tries(0, 1)] }, [] as Set)
    static final List<String> LATER = ['cheese-catches-rats', 'nine-lives', 'the-horn-and-the-harvest', 'vursts-redemption',
            'the-night-the-tree-stood', 'sorrow-and-remembrance']
    /** The sheet of a table that has kept much, won chapters five and nine, and lost every other once. */
    static final CampaignSheet KEPT = new CampaignSheet(['vanestras-brush': 1, 'queens-song': 1, catnip: 1, 'miz-maggie-ally': 1,
            'spared-vurst': 1, king: 1, sheaves: 2, 'catsclaw-horn': 1, 'sorrow-blade': 1, 'quench-song': 1, 'all-named': 1, houses: 4],
            [:], LATER.collectEntries { [it, new CampaignSheet.Tries(it in ['nine-lives', 'vursts-redemption'] ? 1 : 0, 1)] }, [] as Set)

    private Setting setting(String chapter, List<String> party, CampaignSheet sheet, Inspector inspector) {
        library.setting(new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set, Optional.of(sheet)), inspector)
    }

    /** A sheet on which a chapter has been lost and not won, if it has been played at all. */
    private static CampaignSheet lost(CampaignSheet sheet, String chapter) {
        def tries = sheet.chapters().collectEntries { id, known -> [id, id == chapter ? new CampaignSheet.Tries(0, 1) : known] }
        new CampaignSheet(sheet.marks(), sheet.heroes(), tries, sheet.told())
    }

    private List<List<String>> parties(String chapter) {
        Parties.legal(library.catalog(), library.catalog().chapters()[chapter])
    }

    def "STORY-2: in #games games of bots each passage of #chapter is read, but for those that a feature reads: #rare"() {
        given:
        def read = [] as Set
        def watching = { Scene scene -> if (scene.draft().outcome().over()) read.addAll(Memory.read(scene)) }
        def again = { same, seating, beginning, game, ending -> }

        and:
        assert rare.every { it in BY_FEATURE }

        when:
        def parties = parties(chapter)
        parties.eachWithIndex { party, i ->
            [CampaignSheet.NEW, lost(tried, chapter)].eachWithIndex { sheet, n ->
                int share = Math.max(1, games.intdiv(parties.size() * 2))
                new GameSeries(setting(chapter, party, sheet, Inspector.NONE), Bot.SENSIBLE, 77_000 + 1000 * i + 500 * n, watching, again)
                        .play(0, share)
            }
        }

        then:
        library.catalog().chapters()[chapter].story()*.id() - read - rare == []

        where:
        chapter                    | games | tried || rare
        'the-small-door'           | 20    | TRIED || []
        'flight-to-barksburg'      | GAMES | TRIED || ['counter', 'ally']
        'lilys-tail'               | GAMES | TRIED || ['dining-hall', 'alchemist', 'pipes', 'defeat-captured']
        'cheese-catches-rats'      | 150   | KEPT  || OF_THE_BOOK
        'the-silver-brush'         | 60    | TRIED || ['music-box', 'defeat-captured', 'defeat-charmed']
        'nine-lives'               | 120   | TRIED || OF_THE_CAT
        'the-horn-and-the-harvest' | 60    | KEPT  || OF_THE_HORN
        'the-blade-called-sorrow'  | 120   | TRIED || OF_THE_BLADE
        'a-whisper-for-the-king'   | 90    | TRIED || OF_THE_KING
        'vursts-redemption'        | 60    | KEPT  || OF_THE_CAPTAIN
        'the-night-the-tree-stood' | 60    | KEPT  || OF_THE_TREE
        'sorrow-and-remembrance'   | 60    | KEPT  || OF_THE_MORNING
    }

    def "STORY-2: whoever goes up the ladder or through the pipe reads #passage"() {
        given:
        table(chapter: chapter, party: ['collin', 'filch', 'nez', 'tilda'], variants: []) {
            room from; hero 'nez', space
            if (chapter == 'lilys-tail') hero 'lily', space
        }
        acting 'nez', 3

        when:
        answer 'explore:flip'

        then:
        log.any { it.startsWith(words(chapter, passage)) }

        where:
        chapter                    | from               | space        | passage
        'flight-to-barksburg'      | 'kitchen-tunnels'  | 'c3'         | 'counter'
        'lilys-tail'               | 'dining-tunnels'   | 'c1'         | 'dining-hall'
        'lilys-tail'               | 'crystal-tunnels'  | 'e1'         | 'alchemist'
        'lilys-tail'               | 'sewer-drain-pipe' | 'drain-pipe' | 'pipes'
        'the-horn-and-the-harvest' | 'dining-tunnels'   | 'c1'         | 'dining-hall'
    }

    def "STORY-2, CAPTURE-5: all captured reads 'defeat-captured' of #chapter"() {
        given:
        table(chapter: chapter, variants: []) {
            room place; minion 'roaches', space; ['collin', 'filch', 'maginos', 'tilda'].each { captured it }
        }

        when:
        round()

        then:
        log.any { it.startsWith(words(chapter, 'defeat-captured')) }

        where:
        chapter            | place       | space
        'lilys-tail'       | 'courtyard' | 'c3'
        'the-silver-brush' | 'pipes'     | 'd1'
    }

    private String words(String chapter, String passage) {
        library.catalog().chapters()[chapter].story().find { it.id() == passage }.text().take(30)
    }

    def "STORY-2: nobody who is captured, away or in reserve speaks in #chapter"() {
        given:
        def said = 0
        def wrong = []
        Inspector inspector = { Setting setting, State before, State after ->
            after.log().since(before.log().size()).findAll { it.cause() == 'STORY-2' }.each { line ->
                def places = line.text().places()
                def voices = places.indexOf('voices') < 0 ? '' : places[places.indexOf('voices') + 1]
                voices.tokenize().each { who ->
                    int slot = setting.box().heroes()*.id().indexOf(who)
                    if (slot >= 0) {
                        said++
                        if ([before, after].every { Draft.of(it.table()).state(slot) in ELSEWHERE }) {
                            wrong << "$who: ${line.text()}".toString()
                        }
                    }
                }
            }
        }

        when:
        parties(chapter).eachWithIndex { party, i ->
            4.times { n ->
                def open = setting(chapter, party, CampaignSheet.NEW, inspector)
                def player = Bot.SENSIBLE.players(open.box()).apply(31L + n)
                def chance = Optional.of(Chance.of(new SeededFate(31L + n)))
                def seats = (open.box().heroes()*.id() + 'party').collectEntries { [it, player] }
                assert Game.begin(open, new Seating(chance, chance, seats), [new BeginChapter()]).outcome().over()
            }
        }

        then:
        said > 100
        wrong == []

        where:
        chapter << ['flight-to-barksburg', 'lilys-tail', 'the-silver-brush']
    }
}
