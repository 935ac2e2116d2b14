package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.board.BlindWays;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.TilePicture;
import mystics.editor.board.UnexploredWays;

/**
 * The signs on the map between the tiles: lit doors, bridges, boards, and dim bridges between unexplored rooms.
 *
 * @param grid the places of the tiles
 */
record MapWays(BoardPicture board, MapGrid grid) {
    private static final Color BOARDS = new Color(0xb98a55);
    /** The colour of a way that nobody has seen from near by, lighter than the tiles that it joins. */
    private static final Color DIM = new Color(0xa08d70);

    /** Half the size of a door. */
    static int unit(Rectangle cell) {
        return Math.max(3, Math.round(cell.height / 8f));
    }

    /** Whether an arrow or boards lie on the left or the right edge of a tile. */
    boolean isBeside(int number) {
        return board.exits().stream().anyMatch(exit -> isBeside(exit, number));
    }

    private boolean isBeside(ExitPicture exit, int number) {
        TilePicture from = board.tiles().get(exit.tile());
        TilePicture to = board.tiles().get(number);
        boolean next = to.row() == from.row() && to.column() == from.column() + exit.edge().dx();
        boolean shut = exit.leads() == ExitPicture.Leads.NOWHERE && isBetween(exit);
        return (shut || exit.leads() == ExitPicture.Leads.ON) && exit.edge().dx() != 0 && (next || exit.tile() == number);
    }

    /** Paints all signs. */
    void paint(Graphics2D ink) {
        Stream.concat(board.exits().stream(), BlindWays.of(board).stream()).forEach(exit -> at(ink, exit, this::way));
        UnexploredWays.of(board).forEach(exit -> at(ink, exit, (there, way) -> bridge(there, way, DIM)));
    }

    /** Paints a sign at an exit, turned so that the exit points right. */
    private void at(Graphics2D ink, ExitPicture exit, BiConsumer<Graphics2D, ExitPicture> sign) {
        AffineTransform before = ink.getTransform();
        Rectangle cell = grid.cell(exit.tile());
        double half = cell.width / 2.0;
        double low = cell.height / 2.0;
        ink.translate(cell.x + half + exit.edge().dx() * half, cell.y + low + exit.edge().dy() * low);
        ink.rotate(Math.atan2(exit.edge().dy(), exit.edge().dx()));
        sign.accept(ink, exit);
        ink.setTransform(before);
    }

    /** Paints a lit door for an exit that leads on, a bridge for one that leads back, and boards across a blocked exit between tiles. */
    private void way(Graphics2D ink, ExitPicture exit) {
        int unit = unit(grid.cell(exit.tile()));
        if (exit.leads() == ExitPicture.Leads.ON) {
            MapDoor.paint(ink, unit);
        } else if (exit.leads() == ExitPicture.Leads.BACK) {
            bridge(ink, exit, MapInset.KNOWN);
        } else if (isBetween(exit)) {
            boards(ink, unit * 0.75f);
        }
    }

    private void bridge(Graphics2D ink, ExitPicture exit, Color colour) {
        int unit = unit(grid.cell(exit.tile()));
        ink.setColor(colour);
        ink.fillRect(-MapInset.APART - 1, -unit / 2, MapInset.APART + 1 + beyond(exit), unit);
    }

    /** How far a bridge reaches beyond the edge of its tile: hardly onto a sheet, on which a name stands. */
    private int beyond(ExitPicture exit) {
        TilePicture from = board.tiles().get(exit.tile());
        int row = Math.min(from.row(), from.row() + exit.edge().dy());
        boolean sheet = exit.edge().dy() != 0 && IntStream.range(0, board.tiles().size())
                .filter(number -> board.tiles().get(number).column() == from.column() && board.tiles().get(number).row() == row)
                .anyMatch(number -> !MapGrid.below(board, number).isEmpty());
        return sheet ? 1 : MapInset.APART + 1;
    }

    /** Whether an exit lies between two tiles, rather than at the edge of the board. */
    private boolean isBetween(ExitPicture exit) {
        TilePicture from = board.tiles().get(exit.tile());
        return board.tiles().stream().anyMatch(to -> !to.gone() && to.column() == from.column() + exit.edge().dx()
                && to.row() == from.row() + exit.edge().dy());
    }

    /** Paints two crossed boards. */
    private static void boards(Graphics2D ink, float unit) {
        Path2D crossed = new Path2D.Double();
        crossed.append(new Line2D.Double(-unit * 0.6, -unit, unit * 0.6, unit), false);
        crossed.append(new Line2D.Double(unit * 0.6, -unit, -unit * 0.6, unit), false);
        ink.setColor(Color.BLACK);
        ink.setStroke(new BasicStroke(unit * 0.75f));
        ink.draw(crossed);
        ink.setColor(BOARDS);
        ink.setStroke(new BasicStroke(unit * 0.45f));
        ink.draw(crossed);
    }
}
