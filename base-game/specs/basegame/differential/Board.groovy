package basegame.differential

import groovy.transform.CompileStatic
import mystics.geometry.Plan
import mystics.rules.Figure
import mystics.rules.RoomInPlay
import mystics.rules.Scene
import mystics.rules.Space

/** One room with its figures, copied off the table into plain sets and lists: all that the naive rules of this package look at. */
@CompileStatic
class Board {
    /** A figure: by name, where it stands, how high its card lies (0 is the top), and what it is. */
    static class Piece {
        String name
        int space
        int rank
        boolean hero
        boolean large
        boolean ranged
    }

    final int size
    final List<String> names
    final List<Set<Integer>> neighbours
    final List<Set<Integer>> overRed
    final List<Set<Integer>> uphill
    final List<Set<Integer>> sees
    final List<Set<Integer>> against
    final List<Integer> special
    final Set<Integer> water
    final Set<Integer> closed = [] as Set
    final List<Integer> hook
    final List<Piece> pieces

    Board(Scene scene, RoomInPlay room) {
        Plan plan = room.plan()
        size = plan.size()
        names = (0..<size).collect { int space -> plan.name(space) }
        neighbours = (0..<size).collect { int space -> bits(plan.neighbours(space)) }
        overRed = (0..<size).collect { int space -> bits(plan.acrossRed(space)) }
        uphill = (0..<size).collect { int space -> bits(plan.uphill(space)) }
        sees = (0..<size).collect { int space -> bits(plan.sees(space)) }
        against = (0..<size).collect { int space -> bits(plan.against(space)) }
        special = (0..<size).collect { int space -> plan.room(space) }
        water = bits(plan.marked('water'))
        hook = room.spaces.findAll { Space space -> space.count('fishhook-and-thread') > 0 }*.index()
        pieces = room.figures.collect { Figure figure ->
            new Piece(name: figure.name, space: figure.space.index(), rank: figure.trackPlace, hero: figure.hero,
                    large: figure.large, ranged: figure.ranged)
        }
        int tree = names.indexOf('tree-entrance')
        if (tree >= 0) {
            closed << tree
        }
    }

    private static Set<Integer> bits(long mask) {
        (0..<64).findAll { int bit -> (mask >>> bit & 1) == 1 }.toSet()
    }

    List<Piece> on(int space) {
        pieces.findAll { it.space == space }
    }

    List<Piece> mice(int space) {
        on(space).findAll { it.hero }
    }

    List<Piece> minions(int space) {
        on(space).findAll { !it.hero }
    }

    List<Piece> mice() {
        pieces.findAll { it.hero }
    }

    /** MOVE-7, MOVE-8: four small figures fill a space, or one large; a special area holds its number. */
    boolean roomFor(int space, boolean large) {
        int small = on(space).count { !it.large } as int
        int big = on(space).count { it.large } as int
        if (special[space] > 0) {
            return small + 4 * big + (large ? 4 : 1) <= special[space]
        }
        large ? small + big == 0 : big == 0 && small < 4
    }
}
