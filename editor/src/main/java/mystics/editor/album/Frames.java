package mystics.editor.album;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import mystics.content.Catalog;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardView;
import mystics.editor.board.Highlights;
import mystics.editor.board.Spot;

/** Measures how long a frame of a crowded board takes at 1280 x 800. */
public final class Frames {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    private Frames() {
    }

    /** Two lines: the median frame while the pointer moves, and the median frame when something on the board has changed. */
    public static List<String> measure(Catalog catalog, int frames) {
        Crowd crowd = new Crowd(catalog);
        BoardPicture board = crowd.board(catalog.chapters().values().iterator().next());
        BoardPainter painter = new BoardPainter(BoardStyle.of(catalog, Theme.LIGHT));
        BoardView view = BoardView.fit(board.bounds(), WIDTH, HEIGHT, 16);
        Highlights choice = crowd.choice(board);
        BufferedImage screen = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        double pointer = median(frames, i -> paint(screen, painter, board, view,
                new Highlights(choice.legal(), choice.targets(), choice.path(), Optional.of(new Spot(board.figures().get(0).spot().tile(), i % 20)))));
        double change = median(frames, i -> paint(screen, painter, board, view,
                new Highlights(i % 2 == 0 ? choice.legal() : Map.of(), choice.targets(), choice.path(), choice.hover())));
        return List.of(String.format("the pointer moves: %.1f ms", pointer), String.format("the board changes: %.1f ms", change));
    }

    private static void paint(BufferedImage screen, BoardPainter painter, BoardPicture board, BoardView view, Highlights marked) {
        Graphics2D g = screen.createGraphics();
        painter.paint(g, board, view, marked, WIDTH, HEIGHT);
        g.dispose();
    }

    private static double median(int frames, IntConsumer frame) {
        double[] times = new double[frames];
        for (int i = -frames / 2; i < frames; i++) {
            long start = System.nanoTime();
            frame.accept(Math.abs(i));
            times[Math.max(0, i)] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(times);
        return times[frames / 2];
    }
}
