package basegame.properties

import groovy.transform.CompileStatic
import mystics.rules.Figure
import mystics.rules.Scene
import mystics.soak.Invariants
import mystics.table.Holder
import mystics.table.Zone

/** What must hold of the base game's own tokens on any table between two steps. */
@CompileStatic
class Tokens {
    /** PARTY-2, PARTY-4, PARTY-5: how many tokens each party item has on the board. */
    private static final Map<String, Integer> ENDS = ['fishhook-and-thread': 2, 'dinner-fork': 1, grape: 1]

    static void check(Scene scene) {
        List<String> flaws = scene.draft().outcome().over() ? [] : poison(scene) + greed(scene) + items(scene)
        if (flaws) {
            throw new Invariants.Broken(flaws)
        }
    }

    /** COND-6: a poison wound is a wound. */
    private static List<String> poison(Scene scene) {
        scene.party().findAll { Figure mouse -> mouse.count('poison') > mouse.wounds }
                .collect { "$it has more poison wounds than wounds (COND-6)".toString() }
    }

    /** ENC-7: all roaches are greedy, or none. */
    private static List<String> greed(Scene scene) {
        List<Figure> roaches = scene.minions().findAll { Figure minion -> minion.isKin('roach') }
        roaches*.has('greedy').toSet().size() > 1 ? ['some roaches are greedy and others are not (ENC-7)'] : [] as List<String>
    }

    private static List<String> items(Scene scene) {
        ENDS.collectMany { String item, int ends ->
            int out = (0..<scene.box().cardCount()).count { int card -> scene.box().card(card).id() == item && scene.draft()
                    .zone(card) == Zone.ON_BOARD } as int
            int lie = lying(scene, item)
            lie == out * ends ? [] as List<String> : ["$out of $item should lie on the board, and $lie tokens do (PARTY-3)".toString()]
        }
    }

    /** On how many spaces a token lies; its number says which card it is of. */
    private static int lying(Scene scene, String item) {
        int sum = 0
        int kind = scene.box().markNumber(item)
        (0..<scene.draft().marks().size()).each { int i ->
            if (scene.draft().marks().kind(i) == kind && Holder.isSpace(scene.draft().marks().holder(i))) {
                sum++
            }
        }
        sum
    }
}
