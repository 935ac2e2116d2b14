package mystics.view

import mystics.choice.Sentence
import mystics.rules.Refusal
import spock.lang.Specification

import java.util.function.UnaryOperator

/** Why things are not possible, as people read it. */
class ReasonsSpec extends Specification {
    static final Refusal FAR = Refusal.because('too far', 'MOVE-1', 'Go nearer')
    static final Refusal FULL = Refusal.because('full', 'MOVE-7', 'Wait')

    def "what has the same reason stands together, in the order of a turn"() {
        given:
        def refusals = [[FULL, 'Share'], [FAR, 'Move to a1'], [FULL, 'Search'], [FULL, 'Move to b2'], [FAR, 'Move to c3'],
                [FAR, 'Explore east'], [FAR, 'Battle']].collect { refusal, what -> refusal.of(Sentence.of(what)) }

        expect:
        Reasons.together(refusals, UnaryOperator.identity())*.toString() == [
                'Move to a1, Move to c3, Battle, Explore east: too far (MOVE-1). Go nearer',
                'Move to b2, Search, Share: full (MOVE-7). Wait']
    }

    def "words that all things begin or end with are said once: #things"() {
        expect:
        Reasons.names(things) == said

        where:
        things                                                                || said
        ['Move to a1', 'Move to c3']                                          || 'Move to a1, c3'
        ['Attack Rat 1 with Bow', 'Attack Rat 2 with Bow']                    || 'Attack Rat 1, 2 with Bow'
        ['Share', 'Equip', 'Level up']                                        || 'Share, Equip, Level up'
        ['Search', 'Search']                                                  || 'Search'
        ['Move', 'Move to a1']                                                || 'Move, Move to a1'
    }
}
