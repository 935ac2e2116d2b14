package basegame.properties

import basegame.BaseGameSpec
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.Setup
import mystics.kit.scenario.GivenTable
import mystics.kit.scenario.MomentWriter
import mystics.kit.scenario.ScenarioFile
import mystics.kit.scenario.Scenarios
import mystics.mod.source.ModSource
import mystics.mod.yaml.Bind
import mystics.mod.yaml.YamlText
import mystics.bot.SuggestedParty
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.trial.Trial

/** A moment of play, written as a scenario and read again, is the same table as far as scenarios can say. */
class WrittenMomentSpec extends BaseGameSpec {
    static final int GAMES = 3
    static final int ANSWERS = 180

    def "random moments of #chapter hold at once, and are written again as they were"() {
        given:
        def moments = (1..GAMES).collectMany { moments(chapter, it) }

        expect:
        moments.size() > GAMES * 3
        moments.each { moment ->
            def text = new MomentWriter(library).written(moment, 'Now: a "moment"')
            def source = ModSource.of('moment', ['scenarios/moment.yaml': text.getBytes('UTF-8')])
            def verdicts = new Scenarios(library).run('moment', source)
            assert verdicts*.findings()*.toString() == ['[]']: text
            assert said(new MomentWriter(library).written(read(text, moment), 'Now: a "moment"')) == said(text)
        }

        where:
        chapter << ['flight-to-barksburg', 'lilys-tail']
    }

    def "what a scenario cannot say stands in a remark"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }
        acting 'collin', 2

        expect:
        new MomentWriter(library).written(trial.game(), 'x').contains('# Not said here: how far the present turn has come.')
    }

    /** Some moments of a game in which everything is answered at random. */
    private List<Game> moments(String id, int seed) {
        def chapter = library.catalog().chapters()[id]
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def setting = library.setting(new Setup(id, party, library.catalog().usualVariants()), Inspector.NONE)
        def chance = new Random(seed)
        def game = Game.begin(setting, Seating.people(new SeededFate(seed)), [new BeginChapter()])
        def moments = []
        for (int n = 0; n < ANSWERS && game.question().present; n++) {
            def options = (game.question().get() as Question.Choice).options()
            def deeds = options.findAll { it.key() != 'end' } ?: options
            game = game.answer(new Answer(deeds[chance.nextInt(deeds.size())].key()))
            if (n % 30 == 29) moments << game
        }
        moments
    }

    private Game read(String text, Game moment) {
        def document = YamlText.read('moment', 'scenarios/moment.yaml', text.getBytes('UTF-8'))
        def given = Bind.to(document, ScenarioFile).scenarios()[0].given().get()
        new Trial(moment.setting()).set { new GivenTable(given, it).set() }.game()
    }

    private static List<String> said(String text) {
        text.readLines().findAll { !it.contains('# Not said') }
    }
}
