package mystics.editor.album;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.BoardView;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.Glide;
import mystics.editor.board.Highlights;
import mystics.editor.board.Moving;
import mystics.editor.settings.Scheme;
import mystics.mod.load.Library;

/**
 * Measures how long one frame takes to paint at 1280 x 800; the whole window and a moving figure are also measured at 2560 x 1440. The
 * measure is the processor time of the painting thread, so other programs hardly matter.
 */
public final class Frames {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    /** The size of letters in a window of 2560 x 1440, in percent. */
    private static final int LARGE_LETTERS = 175;
    private final BufferedImage screen;
    private final int count;

    private Frames(int count, Dimension size) {
        this.count = count;
        screen = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
    }

    private static Dimension large() {
        return new Dimension(2560, 1440);
    }

    /**
     * Measures a crowded board while the pointer moves and after a change, and the whole window during a game. Each measurement gives one
     * line of text.
     */
    public static List<String> measure(Library library, int count) {
        return new Frames(count, new Dimension(WIDTH, HEIGHT)).lines(library);
    }

    private List<String> lines(Library library) {
        CrowdedBoard crowd = new CrowdedBoard(library.catalog());
        BoardPicture board = crowd.board(library.catalog().firstToPlay());
        BoardPainter painter = new BoardPainter(BoardStyle.of(library.catalog(), Theme.LIGHT));
        BoardView view = BoardView.fit(board.bounds(), WIDTH, HEIGHT, 16);
        Highlights choice = crowd.choice(board);
        BoardSpace start = board.figures().get(0).spot();
        List<String> lines = new ArrayList<>();
        lines.add(line("the pointer moves over the board", (g, i) -> painter.paint(g, board, view,
                new Highlights(choice.legal(), choice.targets(), choice.open(), choice.path(),
                        Optional.of(new BoardTarget.OnSpace(new BoardSpace(start.tile(), i % 20))), choice.prices()),
                WIDTH, HEIGHT)));
        lines.add(line("the board changes", (g, i) -> painter.paint(g, board, view,
                new Highlights(i % 2 == 0 ? choice.legal() : Map.of(), choice.targets(), choice.open(), choice.path(), choice.aim(),
                        choice.prices()), WIDTH,
                HEIGHT)));
        JComponent window = new PaneAlbum(library).playing(new Easel(Scheme.LIGHT, 100, WIDTH, HEIGHT));
        lines.add(line("all of the window", (g, i) -> window.paint(g)));
        JComponent large = new PaneAlbum(library).playing(new Easel(Scheme.DARK, LARGE_LETTERS, large().width, large().height));
        Frames wide = new Frames(count, large());
        lines.add(wide.line("all of the window, 2560 x 1440", (g, i) -> large.paint(g)));
        lines.add(wide.gliding(board, painter, choice));
        return lines;
    }

    /** Measures a figure that glides all the way across a crowded board that fills the screen. */
    private String gliding(BoardPicture board, BoardPainter painter, Highlights choice) {
        BoardView view = BoardView.fit(board.bounds(), screen.getWidth(), screen.getHeight(), 16);
        FigurePicture mover = board.figures().get(0);
        List<FigurePicture> moved = new ArrayList<>(board.figures());
        moved.set(0, mover.at(new BoardSpace(mover.spot().tile(), (mover.spot().space() + 10) % 20)));
        BoardPicture after = board.peopled(moved);
        Glide glide = Glide.between(board, after).orElseThrow();
        return line("a figure glides, 2560 x 1440", (g, i) -> painter.paint(g, after,
                new Moving(Optional.of(glide), (double) i / count, Optional.empty(), 0, new Point(), new Rectangle()), view, choice,
                screen.getWidth(), screen.getHeight()));
    }

    /** Paints one frame. */
    private interface Painting {
        void paint(Graphics2D g, int number);
    }

    private String line(String name, Painting painting) {
        double[] times = new double[count];
        for (int i = -count / 2; i < count; i++) {
            int number = Math.abs(i);
            times[Math.max(0, i)] = OffScreen.made(() -> time(painting, number));
        }
        Arrays.sort(times);
        return String.format("%-34s median %5.1f ms, 99 of 100 within %5.1f ms", name, times[count / 2], times[count * 99 / 100]);
    }

    private double time(Painting painting, int number) {
        long start = clock.getCurrentThreadCpuTime();
        Graphics2D g = screen.createGraphics();
        painting.paint(g, number);
        g.dispose();
        return (clock.getCurrentThreadCpuTime() - start) / 1e6;
    }
}
