package basegame.differential

import groovy.transform.CompileStatic

/** Where a mouse without cards can move, read off MOVE and WATER line by line: every way is tried, one space at a time. */
@CompileStatic
class NaiveMoves {
    private static final int AGAINST_ARROW = 3
    private final Board board
    private final int start

    NaiveMoves(Board board, String mouse) {
        this.board = board
        this.start = board.pieces.find { it.name == mouse }.space
    }

    /** The least movement each space that can be reached costs. */
    Map<Integer, Integer> reach(int movement) {
        Map<Integer, Integer> best = [:]
        // MOVE-10: it may leave minions behind only if they are no more than the mice
        if (movement <= 0 || board.minions(start).size() > board.mice(start).size()) {
            return best
        }
        List<List<Integer>> open = [[start, 0]]
        while (open) {
            List<Integer> at = open.remove(0)
            int space = at[0]
            int spent = at[1]
            steps(space, movement).each { int to, int cost ->
                int sum = spent + cost
                if (sum <= movement && board.roomFor(to, false) && to != start && (!best.containsKey(to) || sum < best[to])) {
                    best[to] = sum
                    if (!stops(to)) {
                        open << [to, sum]
                    }
                }
            }
        }
        best
    }

    /** WATER-1, MOVE-9: the move is over in water and with minions. */
    private boolean stops(int space) {
        space in board.water || board.minions(space)
    }

    /** One step from a space: where to, and what it costs. */
    private Map<Integer, Integer> steps(int from, int movement) {
        Map<Integer, Integer> steps = [:]
        board.neighbours[from].each { int to -> steps[to] = to in board.uphill[from] ? AGAINST_ARROW : 1 }
        if (from in board.water) {
            steps.keySet().removeAll(board.against[from])
        }
        if (from in board.hook) {
            board.hook.findAll { it != from }.each { int to -> steps[to] = 1 }
        }
        // WATER-2: to climb out takes the whole movement
        if (from in board.water) {
            steps.keySet().findAll { !(it in board.water) }.each { int to -> steps[to] = movement }
        }
        steps
    }
}
