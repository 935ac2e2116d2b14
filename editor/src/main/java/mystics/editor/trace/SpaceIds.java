package mystics.editor.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.geometry.Points;

/** Makes ids for spaces. As on the printed tiles, a letter gives the place in the row, and a number gives the row. */
public final class SpaceIds {
    private static final double SAME_ROW = 0.6;
    private static final int LETTERS = 26;

    private SpaceIds() {
    }

    /**
     * An unused id for each shape, in the given order.
     *
     * @param taken ids that already name a space, and that the new ids must not repeat
     */
    public static List<String> of(List<Points> shapes, Set<String> taken) {
        String[] ids = new String[shapes.size()];
        Set<String> used = new HashSet<>(taken);
        List<List<Integer>> rows = rows(shapes);
        for (int row = 0; row < rows.size(); row++) {
            int letter = 0;
            for (int shape : rows.get(row)) {
                while (!used.add(id(letter, row))) {
                    letter++;
                }
                ids[shape] = id(letter, row);
            }
        }
        return List.of(ids);
    }

    private static String id(int letter, int row) {
        String before = letter < LETTERS ? "" : String.valueOf((char) ('a' + letter / LETTERS - 1));
        return before + (char) ('a' + letter % LETTERS) + (row + 1);
    }

    /** The numbers of the shapes row by row, from the north, each row from the west. */
    private static List<List<Integer>> rows(List<Points> shapes) {
        double height = shapes.stream().mapToDouble(SpaceIds::height).sorted().skip(shapes.size() / 2).findFirst().orElse(0);
        List<List<Integer>> rows = new ArrayList<>();
        double top = 0;
        for (int shape : IntStream.range(0, shapes.size()).boxed().sorted(Comparator.comparingDouble(i -> y(shapes.get(i)))).toList()) {
            if (rows.isEmpty() || y(shapes.get(shape)) - top > SAME_ROW * height) {
                rows.add(new ArrayList<>());
                top = y(shapes.get(shape));
            }
            rows.get(rows.size() - 1).add(shape);
        }
        rows.forEach(row -> row.sort(Comparator.comparingDouble(i -> x(shapes.get(i)))));
        return rows;
    }

    private static double height(Points shape) {
        return Outlines.polygon(shape).getEnvelopeInternal().getHeight();
    }

    private static double x(Points shape) {
        return Outlines.polygon(shape).getCentroid().getX();
    }

    private static double y(Points shape) {
        return Outlines.polygon(shape).getCentroid().getY();
    }
}
