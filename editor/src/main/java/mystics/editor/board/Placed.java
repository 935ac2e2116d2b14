package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Size;

/** A figure and where its feet are on the board. */
record Placed(FigurePicture figure, double x, double y) {

    /** All figures of a board, those behind first. */
    static List<Placed> all(BoardPicture board) {
        Map<Spot, List<FigurePicture>> groups = new LinkedHashMap<>();
        board.figures().forEach(figure -> groups.computeIfAbsent(figure.spot(), spot -> new ArrayList<>()).add(figure));
        List<Placed> all = new ArrayList<>();
        groups.forEach((spot, group) -> {
            List<FigurePicture> order = group.stream().sorted(Comparator.comparing(figure -> figure.size() == Size.SMALL)).toList();
            List<Point2D> feet = Standing.feet(board.tiles().get(spot.tile()), spot.space(), order.size());
            for (int i = 0; i < order.size(); i++) {
                all.add(new Placed(order.get(i), feet.get(i).getX(), feet.get(i).getY()));
            }
        });
        all.sort(Comparator.comparingDouble(Placed::y));
        return all;
    }

    /** Roughly what it covers. */
    Rectangle2D box() {
        double width = FigurePainter.base(figure);
        double height = FigurePainter.height(figure);
        return new Rectangle2D.Double(x - width / 2, y - height * 0.9, width, height);
    }
}
