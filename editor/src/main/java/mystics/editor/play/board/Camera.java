package mystics.editor.play.board;

import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardView;
import mystics.editor.board.TilePicture;
import mystics.geometry.Drawing;

/** Decides which part of the board is visible: the part the player has chosen, or else the current room. */
public final class Camera {
    /** The margin around the whole board, in pixels. */
    private static final double MARGIN = 12;
    /**
     * The margin around the current room, in tile units. The margin shows the edges of the neighbouring tiles, and above the room a sign
     * over an exit.
     */
    private static final double AROUND = 26;
    private static final double ABOVE = 56;
    private final JComponent pane;
    private BoardPicture board = BoardPicture.NONE;
    private int tile;
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

    /** Shows a board with a current tile. A new tile or a new shape of the board returns the view to the current room. */
    void look(BoardPicture newBoard, int newTile) {
        if (!newBoard.bounds().equals(board.bounds()) || newTile != tile) {
            turned = Optional.empty();
        }
        board = newBoard;
        tile = newTile;
    }

    /** The current view. */
    BoardView view() {
        return turned.orElseGet(() -> {
            TilePicture played = board.tiles().get(tile);
            Rectangle2D room = new Rectangle2D.Double(played.x() - AROUND, played.y() - ABOVE, Drawing.SIDE + 2 * AROUND,
                    Drawing.SIDE + AROUND + ABOVE);
            return fit(room, 0);
        });
    }

    /** Moves the view by some pixels. */
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
