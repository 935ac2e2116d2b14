package mystics.editor.play;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import mystics.choice.Option;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardTouch;
import mystics.editor.board.BoardView;
import mystics.editor.board.Highlights;
import mystics.editor.board.Spot;
import mystics.geometry.Drawing;

/** The board in a window: the wheel zooms, dragging moves, a click chooses. */
final class BoardCanvas extends JPanel {
    private static final double MARGIN = 12;
    private static final double NOTCH = 1.15;
    private final transient Consumer<Option> chosen;
    private transient BoardPainter painter;
    private transient BoardPicture board = new BoardPicture(List.of(), List.of(), List.of());
    private transient Choices choices = Choices.NONE;
    private transient BoardView view = new BoardView(1, 0, 0);
    private transient Optional<Spot> hover = Optional.empty();
    private boolean placedByHand;

    BoardCanvas(BoardStyle style, Consumer<Option> chosen) {
        this.chosen = chosen;
        this.painter = new BoardPainter(style);
        setPreferredSize(new Dimension(860, 760));
        setFocusable(true);
        getAccessibleContext().setAccessibleName("Board");
        Pointer pointer = new Pointer();
        addMouseListener(pointer);
        addMouseMotionListener(pointer);
        addMouseWheelListener(pointer);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                if (!placedByHand) {
                    fit();
                }
            }
        });
    }

    /** Paints in another style from now on. */
    void style(BoardStyle style) {
        painter = new BoardPainter(style);
        repaint();
    }

    /** Shows a board and what can be chosen on it; unless somebody has moved the view, it follows the rooms with mice in them. */
    void show(BoardPicture picture, Choices offered) {
        board = picture;
        choices = offered;
        hover = hover.filter(choices.spaces()::containsKey);
        if (!placedByHand) {
            fit();
        }
        repaint();
    }

    /** Shows the rooms somebody has been in, or all of the board. */
    void fit() {
        placedByHand = false;
        Rectangle2D part = board.tiles().stream().filter(tile -> board.figures().stream().anyMatch(figure -> board.tiles().get(figure.spot().tile()).equals(tile)))
                .<Rectangle2D>map(tile -> new Rectangle2D.Double(tile.x(), tile.y() - 40, Drawing.SIDE, Drawing.SIDE + 40)).reduce(Rectangle2D::createUnion).orElseGet(board::bounds);
        look(BoardView.fit(part.isEmpty() ? new Rectangle2D.Double(0, 0, 1000, 1000) : part, Math.max(100, getWidth()), Math.max(100, getHeight()), MARGIN));
    }

    /** Shows all tiles. */
    void fitAll() {
        placedByHand = true;
        look(BoardView.fit(board.bounds(), getWidth(), getHeight(), MARGIN));
    }

    /** Nearer or farther by so many notches of the wheel. */
    void zoom(double notches) {
        placedByHand = true;
        look(view.zoomed(Math.pow(NOTCH, notches), getWidth() / 2.0, getHeight() / 2.0));
    }

    private void look(BoardView other) {
        view = other;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics g) {
        painter.paint((Graphics2D) g, board, view, new Highlights(choices.costs(), choices.figures().keySet(), List.of(), hover), getWidth(), getHeight());
    }

    private Optional<Option> at(Point point) {
        Point2D there = view.toBoard(point.x, point.y);
        BoardTouch touch = new BoardTouch(board);
        Optional<Option> figure = touch.figure(there).map(hit -> choices.figures().get(hit.slot()));
        return figure.isPresent() ? figure : touch.space(there).map(choices.spaces()::get);
    }

    /** What the mouse does. */
    private final class Pointer extends MouseAdapter {
        private Point last = new Point();
        private boolean dragged;

        @Override
        public void mousePressed(MouseEvent event) {
            last = event.getPoint();
            dragged = false;
            requestFocusInWindow();
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (dragged || event.getPoint().distance(last) > 4) {
                dragged = true;
                placedByHand = true;
                look(view.panned(event.getX() - last.x, event.getY() - last.y));
                last = event.getPoint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (!dragged) {
                at(event.getPoint()).ifPresent(chosen);
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            Optional<Spot> under = new BoardTouch(board).space(view.toBoard(event.getX(), event.getY())).filter(choices.spaces()::containsKey);
            setCursor(Cursor.getPredefinedCursor(at(event.getPoint()).isPresent() ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            if (!under.equals(hover)) {
                hover = under;
                repaint();
            }
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            placedByHand = true;
            look(view.zoomed(Math.pow(NOTCH, -event.getPreciseWheelRotation()), event.getX(), event.getY()));
        }
    }
}
