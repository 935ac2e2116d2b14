package mystics.editor.play.board;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.content.Card;
import mystics.editor.board.BoardAct;
import mystics.editor.board.BoardEvent;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardView;
import mystics.editor.board.Glide;
import mystics.editor.board.Moving;

/** The movement on the board in the window: gliding figures, and events. */
final class Stirring {
    private final JComponent pane;
    private final Supplier<BoardView> view;
    private final Running<Glide> gliding = new Running<>(this::repaint);
    private final Running<BoardAct> acting = new Running<>(this::repaint);
    private Supplier<Point> wheel = Point::new;
    private Consumer<String> found = card -> {};

    /**
     * @param pane the pane to repaint
     * @param view the current view of the board in the pane
     */
    Stirring(JComponent pane, Supplier<BoardView> view) {
        this.pane = pane;
        this.view = view;
    }

    /** Sets the point to which cheese rolls: the minion wheel, in the coordinates of the pane. */
    void rollTo(Supplier<Point> newWheel) {
        wheel = newWheel;
    }

    /** Sets who hears the name of the found card that lies still on the board; the name is empty if there is none. */
    void finding(Consumer<String> newFound) {
        found = newFound;
    }

    /** Lets figures glide from one picture to the next for a number of milliseconds. Nothing glides between different boards. */
    void glide(BoardPicture from, BoardPicture to, int milliseconds) {
        boolean still = milliseconds == 0 || !to.bounds().equals(from.bounds());
        gliding.begin(still ? Optional.empty() : Glide.between(from, to), milliseconds);
    }

    /** Shows the events between two pictures as an animation, or as a still picture that stays until the next events. */
    void act(BoardPicture from, BoardPicture to, List<BoardEvent> events, BoardPace pace) {
        BoardAct act = new BoardAct(from, to, events);
        int milliseconds = pace.acting(act.length());
        repaint();
        if (events.isEmpty() || milliseconds > 0) {
            acting.begin(Optional.of(act).filter(known -> !events.isEmpty()), milliseconds);
        } else {
            acting.hold(act.still());
        }
        tell();
    }

    /** Tells which found card lies still on the board. */
    private void tell() {
        String now = acting.isHeld() ? acting.now().flatMap(BoardAct::found).map(Card::name).orElse("") : "";
        found.accept(now);
    }

    /** Whether a found card lies on the board. */
    boolean isFind() {
        return acting.now().flatMap(BoardAct::found).isPresent();
    }

    /** Ends a find, so that its card no longer lies on the board. Returns false if no card lies there. */
    boolean putAway() {
        boolean lies = isFind();
        if (lies) {
            acting.begin(Optional.empty(), 0);
            repaint();
            tell();
        }
        return lies;
    }

    /** The current movement and events. */
    Moving now() {
        Point at = wheel.get();
        Rectangle clear = SwingUtilities.calculateInnerArea(pane, new Rectangle());
        Point2D corner = view.get().toBoard(clear.x, clear.y);
        double scale = view.get().scale();
        return new Moving(gliding.now(), gliding.share(), acting.now(), acting.share(), view.get().toBoard(at.x, at.y),
                new Rectangle2D.Double(corner.getX(), corner.getY(), clear.width / scale, clear.height / scale));
    }

    /** Repaints the area of a movement. */
    private void repaint() {
        Optional<Rectangle> box = gliding.now().isPresent() ? Optional.empty()
                : acting.now().flatMap(BoardAct::box).map(part -> view.get().transform().createTransformedShape(part).getBounds());
        box.ifPresentOrElse(pane::repaint, pane::repaint);
    }
}
