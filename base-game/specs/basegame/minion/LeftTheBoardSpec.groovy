package basegame.minion

import basegame.BaseGameSpec
import mystics.rules.Figure
import mystics.rules.Scene

/** A handle outlives its figure's stay on the board, as in a rule that goes through those who have just arrived. */
class LeftTheBoardSpec extends BaseGameSpec {
    def "BATTLE-7: of a minion that has left the board everything is answered that can be, and the rest refused in words"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }

        expect: 'it is of no kin and nothing else, has nothing on it and lies on no track'
        about { !it.isKin('rat') && !it.isOf('rat-warriors') && !it.isOf('collin') && !it.isBossCalled('brodie') }
        about { !it.boss && !it.ranged && !it.small && !it.large && !it.active && !it.captured && !it.has('greedy') }
        about { it.trackPlace == -1 && !it.isAbove(trialHero(it)) && !it.reaches(trialHero(it)) && !it.sees(trialHero(it)) }
        about { it.wounds == 0 && it.cheese == 0 && it.lore == 0 && it.move == 0 && it.equipped == [] && it.name == 'rat-1' &&
                it.key() == 'rat-1' }
        about { it.seat().name() == 'party' && it.minion && !it.hero }

        and: 'no card, no value and no place is made up for it'
        [{ it.kind }, { it.life }, { it.battle }, { it.defence }, { it.minionCard() }, { it.kindNumber }, { it.space },
                { it.room }].every { refused(it).contains('rat-1 is not on the board') }
    }

    def "CAPTURE-1: a captured mouse keeps its card and stands nowhere"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; captured 'tilda' }
        def tilda = { Scene scene -> scene.party().find { it.key() == 'tilda' } }

        expect:
        look { tilda(it).life == 3 && tilda(it).kind == 'tilda' && tilda(it).trackPlace >= 0 && tilda(it).small }

        when:
        look { tilda(it).space }

        then:
        IllegalStateException nowhere = thrown()
        nowhere.message == 'Tilda is not on the board and stands nowhere; ask whether it is active first'
    }

    private static Figure trialHero(Figure figure) {
        figure.@scene.heroes()[0]
    }

    private boolean about(Closure<Boolean> asked) {
        look { Scene scene -> asked(scene.figure(scene.box().layout().figures().indexOf('rat-1'))) }
    }

    private String refused(Closure<?> asked) {
        try {
            "answered: ${about { asked(it) || true }}"
        } catch (IllegalStateException refusal) {
            refusal.message
        }
    }
}
