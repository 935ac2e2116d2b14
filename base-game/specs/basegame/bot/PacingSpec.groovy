package basegame.bot

import basegame.BaseGameSpec
import mystics.bot.Bot
import mystics.lab.GameSeries
import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Question
import mystics.content.Setup
import mystics.play.Inspector

/** What bots do when there is nothing to do. */
class PacingSpec extends BaseGameSpec {
    def "CH1-3: at a way out that nobody may take yet a bot #does, and does not pace from one of its spaces to the other"() {
        given:
        table { room 'sewer'; hero 'collin', space; hero 'tilda', 'w12'; hero 'filch', 'c5'; hero 'maginos', 'c5';
                markRoom 'sewer', 'searched', 15 }

        when:
        acting 'collin', movement

        then:
        chosen() == does

        where:
        space | movement || does
        'd1'  | 3        || 'end'
        'c1'  | 3        || 'end'
        'd1'  | 0        || 'end'
        'c2'  | 3        || 'move:c1'
    }

    def "in story mode, where no clock runs, games of bots end too"() {
        given: 'a game in which the party once stood before the water for ever'
        def chapter = library.catalog().chapters()['flight-to-barksburg']
        def setup = new Setup(chapter.id(), SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') },
                ['story-mode'] as Set)
        def lab = new GameSeries(library.setting(setup, Inspector.NONE), Bot.SENSIBLE, 920000022)

        expect:
        lab.play(0, 1).with { it.errors() == 0 && it.wins() + it.defeats() == 1 }
    }

    def "CAPTURE-5: a board with minions and no mouse has no rounds; the chapter is lost"() {
        given:
        table { room 'guard-room'; minion 'rat-warriors', 'd5'; ['collin', 'filch', 'maginos', 'tilda'].each { captured it } }

        when:
        round()

        then:
        game().outcome().name() == 'LOST_CAPTURED'
    }

    private String chosen() {
        def question = game().question().get() as Question.Choice
        question.options()[game().lookNow { SensiblePlayer.of(it.box()).choose(question, it) }].key()
    }
}
