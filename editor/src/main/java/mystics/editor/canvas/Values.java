package mystics.editor.canvas;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import mystics.geometry.Arrow;
import mystics.geometry.Points;

/** Reads plain values of a file that may be unfinished. Missing or unsuitable values are read as empty. */
final class Values {
    private Values() {
    }

    static List<?> list(Object from, String key) {
        return from instanceof Map<?, ?> map && map.get(key) instanceof List<?> list ? list : List.of();
    }

    static String text(Object from, String key) {
        return from instanceof Map<?, ?> map && map.get(key) instanceof String text ? text : "";
    }

    static int number(Object from, String key) {
        return from instanceof Map<?, ?> map && map.get(key) instanceof Number number ? number.intValue() : 0;
    }

    /** The points that a list of numbers gives; a last number without a partner is left out. */
    static Points points(Object list) {
        double[] xy = list instanceof List<?> numbers ? numbers.stream().filter(Number.class::isInstance)
                .mapToDouble(number -> ((Number) number).doubleValue()).toArray() : new double[0];
        return new Points(Arrays.copyOf(xy, xy.length / 2 * 2));
    }

    static Arrow arrow(List<?> vector) {
        Points one = points(vector);
        return one.count() == 0 ? Arrow.NONE : new Arrow(one.x(0), one.y(0));
    }

    static List<Object> numbers(Points points) {
        return Arrays.stream(points.xy()).<Object>mapToObj(at -> (int) Math.rint(at)).toList();
    }

    static List<Object> numbers(Arrow arrow) {
        return List.of((int) Math.rint(arrow.dx()), (int) Math.rint(arrow.dy()));
    }
}
