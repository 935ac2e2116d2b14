package mystics.editor.play.board;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardTarget;
import mystics.editor.sight.Pick;
import mystics.geometry.Drawing;

/** The places of the things on a board, in the pixels of its pane. */
public final class BoardPlaced {
    private final BoardPicture board;
    private final Lights lights;
    private final Camera camera;

    BoardPlaced(BoardPicture board, Lights lights, Camera camera) {
        this.board = board;
        this.lights = lights;
        this.camera = camera;
    }

    /** The place of a pick. */
    public Optional<Rectangle> where(Pick pick) {
        return lights.aim(pick).map(this::around);
    }

    /** The place of the acting figure. */
    public Optional<Rectangle> acting() {
        return board.actor().map(figure -> new BoardTarget.OnFigure(figure.slot())).map(this::around);
    }

    /** The place of a space of the current room, by the space's name. */
    public Optional<Rectangle> space(String name) {
        return lights.spot(name).map(BoardTarget.OnSpace::new).map(this::around);
    }

    /** The places of the figures, the exits, the signs and the flags. */
    public List<Rectangle> worth() {
        return board.worth(lights.tile(), camera.seen());
    }

    /** The place of the current room; empty without a board. */
    public Optional<Rectangle> room() {
        return board.tiles().stream().skip(lights.tile()).findFirst()
                .map(tile -> new Rectangle2D.Double(tile.x(), tile.y(), Drawing.SIDE, Drawing.SIDE))
                .map(tile -> camera.view().transform().createTransformedShape(tile).getBounds());
    }

    /** The places of the spaces that can be chosen. */
    public List<Rectangle> choices() {
        return lights.legal().keySet().stream().map(BoardTarget.OnSpace::new).map(this::around).toList();
    }

    /** The part of the pane that a target covers. */
    private Rectangle around(BoardTarget at) {
        return camera.view().transform().createTransformedShape(board.extent(at)).getBounds();
    }

    /** The middle of a target. */
    Point middle(BoardTarget at) {
        Point2D pixel = camera.view().transform().transform(board.middle(at), null);
        return new Point((int) pixel.getX(), (int) pixel.getY());
    }
}
