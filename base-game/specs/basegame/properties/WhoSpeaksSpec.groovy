package basegame.properties

import basegame.BaseGameSpec
import mystics.phase.round.track.TurnEnds
import mystics.phase.turn.ActionAllowed
import mystics.rules.InForce
import mystics.rules.Scene
import mystics.rules.Verb
import mystics.table.Draft
import mystics.table.FigureState

/** Rules that could say nothing are not asked at all. */
class WhoSpeaksSpec extends BaseGameSpec {
    def "a terrain's rule about its own figures speaks only about a figure that stands on it, wherever the figure has come from"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12'; hero 'filch', 'c2' }

        expect:
        look { Scene scene ->
            def (collin, filch) = ['collin', 'filch'].collect { key -> scene.heroes().find { it.key() == key } }
            def draft = Draft.of(scene.draft().freeze())
            def inForce = new InForce(rulebook, scene.box().heroCount())
            assert speak(inForce, draft, ActionAllowed, Verb.FORBID, collin.slot()).contains('water')
            assert !speak(inForce, draft, ActionAllowed, Verb.FORBID, filch.slot()).contains('water')
            draft.place(filch.slot(), filch.slot(), filch.room.number(), collin.space.index())
            draft.place(collin.slot(), collin.slot(), filch.room.number(), filch.space.index())
            speak(inForce, draft, ActionAllowed, Verb.FORBID, filch.slot()).contains('water') &&
                    !speak(inForce, draft, ActionAllowed, Verb.FORBID, collin.slot()).contains('water')
        }
    }

    def "a minion card speaks afterwards while a figure of it is on the board, and to the end of the step in which the last one left"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'b3' }

        expect:
        look { Scene scene ->
            def draft = Draft.of(scene.draft().freeze())
            def inForce = new InForce(rulebook, scene.box().heroCount())
            def speaks = { speak(inForce, draft, TurnEnds, Verb.AFTER, -1).contains('rat-warriors') }
            assert speaks()
            draft.takeOff(scene.minions()[0].slot(), FigureState.AWAY)
            assert speaks()
            draft.beginStep()
            !speaks()
        }
    }

    private getRulebook() {
        game().setting().rulebook()
    }

    private List<String> speak(InForce inForce, Draft draft, Class<?> moment, Verb verb, int actor) {
        inForce.of(draft, rulebook.at(moment).of(verb), actor)*.rule()*.source()*.entry()
    }
}
