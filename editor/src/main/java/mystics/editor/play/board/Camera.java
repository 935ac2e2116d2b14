package mystics.editor.play.board;

import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardView;
import mystics.editor.board.TilePicture;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;

/** Decides which part of the board is visible: the part the player has chosen, or else the current room. */
public final class Camera {
    /** The margin around the whole board, in pixels. */
    private static final double MARGIN = 12;
    /** The distance from the panels, in pixels. */
    private static final int EDGE = 8;
    /** The margin around the current room, in tile units. The margin shows the edges of the neighbouring tiles. */
    private static final double AROUND = 26;
    /** The margin at an edge that has an exit with a name. */
    private static final double NAMED = 56;
    private final JComponent pane;
    private BoardPicture board = BoardPicture.NONE;
    private int tile;
    private Set<Integer> seen = Set.of();
    private Optional<BoardView> turned = Optional.empty();

    /** A camera that returns to the current room when the pane changes size. */
    Camera(JComponent pane) {
        this.pane = pane;
        pane.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                follow();
            }
        });
    }

    /**
     * Shows a board with a current tile. A new tile or a new shape of the board returns the view to the current room.
     *
     * @param newSeen the tiles that must be visible; at least the current tile
     */
    void look(BoardPicture newBoard, int newTile, Set<Integer> newSeen) {
        if (!newBoard.bounds().equals(board.bounds()) || newTile != tile || !newSeen.equals(seen)) {
            turned = Optional.empty();
        }
        board = newBoard;
        tile = newTile;
        seen = newSeen;
    }

    /** The current view. */
    BoardView view() {
        return turned.orElseGet(() -> fit(seen.stream().map(this::room).reduce(room(tile), Rectangle2D::createUnion), 0));
    }

    /** A room with the margin around it. */
    private Rectangle2D room(int of) {
        TilePicture shown = board.tiles().get(of);
        double left = margin(of, Edge.W);
        double above = margin(of, Edge.N);
        return new Rectangle2D.Double(shown.x() - left, shown.y() - above, Drawing.SIDE + left + margin(of, Edge.E),
                Drawing.SIDE + above + margin(of, Edge.S));
    }

    /** The part of the board between the panels at the edges of the pane. */
    Rectangle2D clear() {
        Rectangle clear = SwingUtilities.calculateInnerArea(pane, new Rectangle());
        Point2D corner = view().toBoard(clear.x + EDGE, clear.y + EDGE);
        return new Rectangle2D.Double(corner.getX(), corner.getY(), (clear.width - 2 * EDGE) / view().scale(),
                (clear.height - 2 * EDGE) / view().scale());
    }

    /** The current view as a transformation; none without a board. */
    AffineTransform seen() {
        return board.tiles().isEmpty() ? new AffineTransform() : view().transform();
    }

    private double margin(int of, Edge edge) {
        return board.exits().stream().anyMatch(exit -> exit.tile() == of && exit.edge() == edge && exit.isNamed()) ? NAMED : AROUND;
    }

    /** Moves the view by a number of pixels. */
    void pan(int dx, int dy) {
        turn(now -> now.panned(dx, dy));
    }

    /** Zooms by a factor. */
    void zoom(double factor) {
        Rectangle clear = SwingUtilities.calculateInnerArea(pane, new Rectangle());
        zoom(factor, clear.getCenterX(), clear.getCenterY());
    }

    /** Zooms by a factor around a pixel. */
    void zoom(double factor, double x, double y) {
        turn(now -> now.zoomed(factor, x, y));
    }

    /** Shows the whole board. */
    void fit() {
        turn(now -> whole());
    }

    /** Returns to the current room. */
    void follow() {
        turned = Optional.empty();
        pane.repaint();
    }

    /** Switches between the whole board and the current room. */
    void toggle() {
        if (turned.equals(Optional.of(whole()))) {
            follow();
        } else {
            fit();
        }
    }

    private BoardView whole() {
        return fit(board.bounds(), MARGIN);
    }

    /** The view that shows a part of the board between the panels at the edges of the pane. */
    private BoardView fit(Rectangle2D part, double margin) {
        Rectangle clear = SwingUtilities.calculateInnerArea(pane, new Rectangle());
        return BoardView.fit(part, clear.width, clear.height, margin).panned(clear.x, clear.y);
    }

    /** Changes the view, if there is a board. */
    private void turn(UnaryOperator<BoardView> otherwise) {
        if (!board.tiles().isEmpty()) {
            turned = Optional.of(otherwise.apply(view()));
            pane.repaint();
        }
    }
}
