package mystics.mod.art

import spock.lang.Specification

import static mystics.mod.art.SceneMouse.Taking.ALWAYS
import static mystics.mod.art.SceneMouse.Taking.FREE

/** Which heroes a scene shows. */
class CastingSpec extends Specification {
    static final List<SceneMouse> ANN_BOB = [free('ann'), free('bob')]

    private static SceneMouse free(String hero) {
        new SceneMouse(hero, 'side', FREE)
    }

    private static SceneMouse always(String hero) {
        new SceneMouse(hero, 'side', ALWAYS)
    }

    def "#rule"() {
        expect:
        Casting.of(places, present)*.orElse('-') == shown

        where:
        rule                                                         | places                       | present               | shown
        'where no party is known, a scene shows its own heroes'      | ANN_BOB                      | []                    | ['ann', 'bob']
        'a hero of the scene who is present keeps its place'         | ANN_BOB                      | ['cid', 'bob']        | ['cid', 'bob']
        'others take the free places, the most important first'      | ANN_BOB                      | ['dot', 'cid']        | ['dot', 'cid']
        'a hero for whom there is no place gives way, a native too'  | ANN_BOB                      | ['dot', 'cid', 'ann'] | ['dot', 'cid']
        'a place for which nobody is left stays empty'               | ANN_BOB                      | ['cid']               | ['cid', '-']
        'a place may belong to one hero in every game'               | [always('ann'), free('bob')] | ['cid', 'dot']        | ['ann', 'cid']
        'and that hero takes no other place'                         | [always('ann'), free('bob')] | ['ann', 'dot']        | ['ann', 'dot']
        'a mouse who is nobody in particular gives its place to any' | [free('any'), free('ann')]   | ['ann', 'dot']        | ['dot', 'ann']
        'nobody is seen twice, even if named twice'                  | ANN_BOB                      | ['cid', 'cid']        | ['cid', '-']
    }
}
