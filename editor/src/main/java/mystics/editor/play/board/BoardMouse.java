package mystics.editor.play.board;

import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.SwingUtilities;
import javax.swing.event.MouseInputAdapter;
import mystics.editor.board.FigurePicture;

/** The mouse on the board: a click chooses, a right click opens a figure's card, dragging moves the board, and the wheel zooms. */
public final class BoardMouse extends MouseInputAdapter {
    private static final double STEP = 1.15;
    private final BoardPane board;
    private int x;
    private int y;
    private boolean dragged;

    private BoardMouse(BoardPane board) {
        this.board = board;
    }

    /** Listens over the board. */
    static void bind(BoardPane board) {
        BoardMouse mouse = new BoardMouse(board);
        board.addMouseListener(mouse);
        board.addMouseMotionListener(mouse);
        board.addMouseWheelListener(mouse);
    }

    @Override
    public void mousePressed(MouseEvent event) {
        board.requestFocusInWindow();
        x = event.getX();
        y = event.getY();
        dragged = false;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        dragged = true;
        board.camera().pan(event.getX() - x, event.getY() - y);
        x = event.getX();
        y = event.getY();
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (!dragged && SwingUtilities.isRightMouseButton(event)) {
            board.figure(event.getX(), event.getY()).map(FigurePicture::name).ifPresent(board::read);
        } else if (!dragged) {
            board.choose(event.getX(), event.getY());
        }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        board.hover(event.getX(), event.getY());
    }

    @Override
    public void mouseExited(MouseEvent event) {
        board.leave();
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        board.camera().zoom(Math.pow(STEP, -event.getPreciseWheelRotation()), event.getX(), event.getY());
    }
}
