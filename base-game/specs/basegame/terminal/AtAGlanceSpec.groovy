package basegame.terminal

import basegame.BaseGameSpec
import mystics.view.Background
import mystics.odds.Ahead
import mystics.phase.encounter.Placing

/** What somebody new to the game asks is said where it comes up: why a space, who goes along, what a condition is, who can use a card. */
class AtAGlanceSpec extends BaseGameSpec {
    private List<String> remarks(String key) {
        Ahead.of(trial.game())[key] ?: []
    }

    def "PLACE-5: where minions may arrive on several spaces it is said why the party is asked, what matters, and how far off each is"() {
        given:
        def session = basegame.properties.Games.session(1, mystics.play.UndoPolicy.FREELY)
        while (session.game().question().get().prompt().pattern() != Placing.ARRIVING) {
            session = session.answer(new mystics.choice.Answer(session.game().question().get().options()[0].key()))
        }
        def ahead = Ahead.of(session.game())

        expect:
        Background.of(session.game()).happening().contains('the party chooses (PLACE-5)')
        session.game().question().get().options().every { ahead[it.key()].any { it ==~ /\d+ steps? from .+/ } }
    }

    def "EXPLORE-4: an explore names who goes along, wherever they stand on the tile"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'b3'; hero 'tilda', 'c3'; track 'collin', 'filch', 'tilda' }
        acting 'collin', 1

        expect:
        remarks('explore:exit-W').contains('takes along Filch, Tilda')
    }

    def "COND-1: who could recover reads what it would recover from"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'stunned', 1 }
        acting 'collin', 1

        expect:
        mystics.terminal.page.BackgroundPage.lines(Background.of(trial.game()),
                new mystics.terminal.desk.TextStyle(200, 24, false, false))
                        .any { it.contains('Stunned: You may move and use free actions') }
    }

    def "FREE-4: beside a card that was found stands who can use it: #users"() {
        given:
        table(party: ['collin', other, 'maginos', 'tilda']) { room 'tunnel-entrance'; hero 'collin', 'a2' }
        acting 'collin', 1
        draws 'accurate-bow'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        remarks('keep').any { it.startsWith(users) }

        where:
        other   | users
        'filch' | 'of use to Filch: it needs an archer or a scamp'
        'nez'   | 'of use to nobody in this party: it needs an archer or a scamp'
    }

    def "FREE-4: a card that is one mouse's own is of no use to another, and says that only its owner can use it"() {
        given:
        table(party: ['collin', 'filch', 'maginos', 'tilda']) { room 'guard-room'; hero 'tilda', 'd6'; hero 'maginos', 'd6' }
        acting 'tilda', 0

        when:
        answer 'share:maginos'

        then:
        remarks('give:tildas-mace') == ['of no use to Maginos: only Tilda can use it']
    }

    def "FREE-4: beside a card that is given to a mouse that cannot use it stands what the card needs"() {
        given:
        table(party: ['collin', 'filch', 'maginos', 'tilda']) { room 'guard-room'; hero 'collin', 'd6'; hero whom, 'd6';
                packs 'collin', 'accurate-bow' }
        acting 'collin', 0

        when:
        answer "share:$whom"

        then:
        remarks('give:accurate-bow').any { it.startsWith('of no use to ') } == useless

        where:
        whom      || useless
        'maginos' || true
        'filch'   || false
    }
}
