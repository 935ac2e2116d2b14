package basegame.terminal

import basegame.BaseGameSpec
import mystics.choice.Question
import mystics.phase.wheel.surge.Surge
import mystics.play.Company
import mystics.play.Session
import mystics.terminal.Asking
import mystics.terminal.desk.TextStyle
import mystics.terminal.page.BackgroundPage
import mystics.view.Background
import mystics.view.OptionOdds

/** Before anybody answers, they read why they are asked and what the card says. */
class BackgroundSpec extends BaseGameSpec {
    static final TextStyle LOW = new TextStyle(80, 24, false, false)

    def "a trick that answers a surge: what is happening, and the text of the trick"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; has 'tilda', 'stop-the-sand' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })

        then:
        BackgroundPage.lines(background(), LOW) == [
                ' For a surge the hourglass is about to move on by a page.',
                ' Sand in the Glass (trick): Reaction. There is a surge, anywhere. The hourglass',
                '   does not move on for it. Its minions still come. Where time does not run',
                '   out, the card is worth nothing.']
    }

    def "a mark that offers something after an action says what it offers"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; mark 'filch', 'inspired', 1; cheese 'filch', 1 }

        when:
        acting 'filch', 2
        answer 'search'
        dice BOW

        then:
        background().happening() == 'Filch has acted'
        background().entries()*.id() == ['inspired']
    }

    def "a card that has been found is read before it is kept or sold"() {
        expect:
        BackgroundPage.lines(new Background('', '', [library.catalog().cards().get('tinkerers-treasure')]), LOW).join(' ')
                .contains("Tinkerer's Treasure (item; for a tinkerer): Free. Look through all weapons")
    }

    def "a question whose options fill a screen of #height lines is asked #times times, at last below them"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0

        when:
        def lines = new Asking().question(Session.of(Company.people(1), trial.game()), new TextStyle(80, height, false, false),
                { OptionOdds.NONE })

        then:
        lines.count { it.contains 'What does Collin do?' } == times
        lines.last().contains('What does Collin do?') == (times == 2)

        where:
        height || times
        5      || 2
        40     || 1
    }

    private Background background() {
        Background.of(trial.game())
    }
}
