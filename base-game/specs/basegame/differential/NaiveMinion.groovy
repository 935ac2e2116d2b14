package basegame.differential

import groovy.transform.CompileStatic

/**
 * Where one minion may go and whom it may attack, read off MINION-2 to MINION-7: distances are counted ring by ring, and
 * every answer the rules leave open is kept.
 */
@CompileStatic
class NaiveMinion {
    static final int NEVER = 1000
    private final Board board
    private final Board.Piece self

    NaiveMinion(Board board, String name) {
        this.board = board
        this.self = board.pieces.find { it.name == name }
    }

    /** MINION-2: lines of both colours do not trouble it. */
    private Set<Integer> next(int space) {
        board.neighbours[space] + board.overRed[space]
    }

    /** What is full or closed to minions can be what it goes towards, but it stops before. */
    boolean canEnter(int space) {
        !(space in board.closed) && board.roomFor(space, self.large)
    }

    /** How many steps each space is from some; through spaces it can enter only, or through any. */
    Map<Integer, Integer> rings(Collection<Integer> from, boolean throughFull) {
        Map<Integer, Integer> far = from.collectEntries { int space -> [space, 0] } as Map<Integer, Integer>
        List<Integer> ring = from.toList()
        for (int steps = 1; ring; steps++) {
            List<Integer> after = []
            ring.each { int space ->
                if (from.contains(space) || throughFull || canEnter(space)) {
                    next(space).findAll { !far.containsKey(it) }.each { int to ->
                        far[to] = steps
                        after << to
                    }
                }
            }
            ring = after
        }
        far
    }

    private static int steps(Map<Integer, Integer> far, int space) {
        far.getOrDefault(space, NEVER)
    }

    /** How near every space is: by the ways open to it; what it cannot get to comes after all that, by the ways there would be. */
    private Map<Integer, Integer> nearness() {
        Map<Integer, Integer> open = rings([self.space], false)
        rings([self.space], true).collectEntries { int space, int steps -> [space,
                open.getOrDefault(space, NEVER + steps)] } as Map<Integer, Integer>
    }

    /** MINION-3, MINION-5: the nearest mouse, of equals the one highest on the track. */
    Board.Piece prey() {
        Map<Integer, Integer> far = nearness()
        board.mice().findAll { far.containsKey(it.space) }.min { Board.Piece mouse -> far[mouse.space] * 100 + mouse.rank }
    }

    /** Every space where its move may end, on a die of so many spaces; a ranged minion needs none. */
    Set<Integer> ends(int die) {
        if (board.mice().empty || !self.ranged && board.mice(self.space) || self.ranged &&
                board.mice().any { it.space in board.sees[self.space] }) {
            return [self.space] as Set
        }
        Board.Piece prey = prey()
        prey == null ? [self.space] as Set : self.ranged ? firstSight(prey) : nearest(prey, die)
    }

    /** As near as it can come to its prey within so many steps, and there by a shortest way. */
    private Set<Integer> nearest(Board.Piece prey, int die) {
        Map<Integer, Integer> out = rings([self.space], false)
        Set<Integer> within = (0..<board.size).findAll { int space -> space == self.space || steps(out,
                space) <= die && canEnter(space) }.toSet()
        boolean open = steps(out, prey.space) < NEVER
        Map<Integer, Integer> home = rings([prey.space], !open)
        int least = within.collect { int space -> steps(home, space) }.min()
        Set<Integer> near = within.findAll { int space -> steps(home, space) == least }.toSet()
        int short_ = near.collect { int space -> steps(out, space) }.min()
        near.findAll { int space -> steps(out, space) == short_ }.toSet()
    }

    /** Along each shortest way to its prey, or as near to it as it can come, the first space from which it sees a mouse. */
    private Set<Integer> firstSight(Board.Piece prey) {
        boolean open = steps(rings([self.space], false), prey.space) < NEVER
        Set<Integer> goals = open ? [prey.space] as Set : nearest(prey, NEVER - 1)
        Set<Integer> found = goals.findAll { int goal -> goal == self.space }.toSet()
        (goals - found).each { int goal -> found.addAll(sights(goal)) }
        found
    }

    private Set<Integer> sights(int goal) {
        Map<Integer, Integer> home = rings([goal], false)
        Set<Integer> found = [] as Set
        Set<Integer> ring = [self.space] as Set
        while (ring) {
            Set<Integer> after = [] as Set
            ring.each { int space ->
                next(space).findAll { int to -> steps(home, to) == steps(home, space) - 1 }.each { int to ->
                    if (!canEnter(to)) {
                        found << space
                    } else if (to == goal || board.mice().any { it.space in board.sees[to] }) {
                        found << to
                    } else {
                        after << to
                    }
                }
            }
            ring = after
        }
        found
    }

    /**
     * MINION-7: whom it attacks from where it stands now, given who has been attacked in this turn of its kind; null
     * when nobody is in reach.
     */
    Board.Piece target(Collection<String> attacked) {
        Set<Integer> close = board.neighbours[self.space] + self.space
        List<Board.Piece> reach = board.mice().findAll { it.space in close }
        if (self.ranged && !reach) {
            reach = board.mice().findAll { it.space in board.sees[self.space] }
        }
        List<Board.Piece> fresh = reach.findAll { !(it.name in attacked) }
        Map<Integer, Integer> far = nearness()
        fresh ? fresh.min { Board.Piece mouse -> far.getOrDefault(mouse.space, 3 * NEVER) * 100 + mouse.rank } : reach.min { it.rank }
    }
}
