package mystics.editor.play.board;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardView;
import mystics.editor.board.TilePicture;
import mystics.geometry.Drawing;

/** Decides which part of the board is visible: the part the player has chosen, or else the current room. */
final class Camera {
    /** Round all of the board, in pixels. */
    private static final double MARGIN = 12;
    /** Round the room, in tile units: the edges of its neighbours are seen. */
    private static final double AROUND = 60;
    private final JComponent pane;
    private BoardPicture board = BoardPicture.NONE;
    private int tile;
    private Optional<BoardView> turned = Optional.empty();

    /** A camera that turns to the room again when the pane has another size. */
    Camera(JComponent pane) {
        this.pane = pane;
        pane.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                follow();
            }
        });
    }

    /** Looks at a board, in which a tile is played; at the room again, where that or the board's shape is another one. */
    void look(BoardPicture newBoard, int newTile) {
        if (!newBoard.bounds().equals(board.bounds()) || newTile != tile) {
            turned = Optional.empty();
        }
        board = newBoard;
        tile = newTile;
    }

    /** What is seen of the board now. */
    BoardView view() {
        return turned.orElseGet(() -> {
            TilePicture played = board.tiles().get(tile);
            Rectangle2D room = new Rectangle2D.Double(played.x() - AROUND, played.y() - AROUND, Drawing.SIDE + 2 * AROUND, Drawing.SIDE + 2 * AROUND);
            return BoardView.fit(room, pane.getWidth(), pane.getHeight(), 0);
        });
    }

    /** Goes along by pixels. */
    void pan(int dx, int dy) {
        turn(now -> now.panned(dx, dy));
    }

    /** Nearer or farther by a factor. */
    void zoom(double factor) {
        zoom(factor, pane.getWidth() / 2.0, pane.getHeight() / 2.0);
    }

    /** Nearer or farther by a factor, with the board staying where it is under a pixel. */
    void zoom(double factor, double x, double y) {
        turn(now -> now.zoomed(factor, x, y));
    }

    /** Shows all of the board. */
    void fit() {
        turn(now -> whole());
    }

    /** Goes back to the room that is played in. */
    void follow() {
        turned = Optional.empty();
        pane.repaint();
    }

    /** All of the board, or the room again. */
    void toggle() {
        if (turned.equals(Optional.of(whole()))) {
            follow();
        } else {
            fit();
        }
    }

    private BoardView whole() {
        return BoardView.fit(board.bounds(), pane.getWidth(), pane.getHeight(), MARGIN);
    }

    /** Looks at the board otherwise, as soon as there is one. */
    private void turn(UnaryOperator<BoardView> otherwise) {
        if (!board.tiles().isEmpty()) {
            turned = Optional.of(otherwise.apply(view()));
            pane.repaint();
        }
    }
}
