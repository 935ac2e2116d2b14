package basegame.differential

import groovy.transform.CompileStatic

/** The entry spaces the next arriving minion may stand on, read off PLACE-2 to PLACE-4 and PLACE-7. */
@CompileStatic
class NaivePlacing {
    private final Board board
    private final List<Integer> entries
    private final Collection<String> before

    /** @param before the names of the minions that were there before: an even spread is one of those who arrive */
    NaivePlacing(Board board, List<Integer> entries, Collection<String> before) {
        this.board = board
        this.entries = entries
        this.before = before
    }

    /** Steps from an entry to the nearest mouse, by the movement rules of minions, whoever stands in between. */
    private int toMice(int entry) {
        Map<Integer, Integer> far = [(entry): 0]
        List<Integer> ring = [entry]
        while (ring) {
            List<Integer> after = []
            ring.each { int space ->
                (board.neighbours[space] + board.overRed[space]).findAll { !far.containsKey(it) }.each { int to ->
                    far[to] = far[space] + 1
                    after << to
                }
            }
            ring = after
        }
        board.mice().collect { far.getOrDefault(it.space, NaiveMinion.NEVER) }.min() ?: 0
    }

    Set<Integer> choices(boolean ranged, boolean large) {
        List<Integer> open = entries.findAll { board.roomFor(it, large) && !(it in board.closed) }
        if (!open) {
            return beside(large)
        }
        if (large) {
            List<Integer> empty = open.findAll { int entry -> !board.pieces.any { it.space == entry } }
            return least(empty ?: open) { int entry -> toMice(entry) }
        }
        if (ranged) {
            List<Integer> special = open.findAll { board.special[it] > 0 && board.overRed[it] }
            return special ? special.toSet() : least(open) { int entry -> -toMice(entry) }
        }
        least(least(open) { int entry -> board.minions(entry).count { !(it.name in before) } as int }) { int entry -> toMice(entry) }
    }

    /** PLACE-7, RUL-16: all entries are full; the space nearest to one of them that is not, or any where no way leads to one. */
    private Set<Integer> beside(boolean large) {
        Map<Integer, Integer> far = entries.collectEntries { [it, 0] } as Map<Integer, Integer>
        List<Integer> ring = entries.toList()
        while (ring) {
            Set<Integer> open = ring.findAll { board.roomFor(it, large) && !(it in board.closed) }.toSet()
            if (open) {
                return open
            }
            List<Integer> after = []
            ring.each { int space ->
                (board.neighbours[space] + board.overRed[space]).findAll { !far.containsKey(it) }.each { int to ->
                    far[to] = far[space] + 1
                    after << to
                }
            }
            ring = after
        }
        (0..<board.names.size()).findAll { board.roomFor(it, large) && !(it in board.closed) }.toSet()
    }

    private static Set<Integer> least(Collection<Integer> all, Closure<Integer> measure) {
        int least = all.collect { measure.call(it) }.min()
        all.findAll { measure.call(it) == least }.toSet()
    }
}
