package mystics.editor.art;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The colour of a figure's clothes: the colour that covers most of the lower half of the figure, outlines apart. */
final class MainColour {
    private static final int SIDE = 48;
    /** Pixels of nearly the same colour count as one colour: only the upper bits of red, green and blue are compared. */
    private static final int ALIKE = 0xf0f0f0;
    private static final int OPAQUE = 0xff;
    private static final double OUTLINE = 0.16;
    private static final Color UNKNOWN = new Color(0x7a6a58);

    private MainColour() {
    }

    /** The colour in a picture's notation, such as {@code #8a5a44}. */
    static String of(Sketch figure) {
        BufferedImage image = Canvas.painted(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB, g -> figure.paint(g, 0, 0, SIDE, SIDE));
        Map<Integer, Long> counts = IntStream.range(SIDE * SIDE / 2, SIDE * SIDE).mapToObj(i -> new Color(
                image.getRGB(i % SIDE, i / SIDE), true)).filter(colour -> colour.getAlpha() == OPAQUE)
                .filter(colour -> Colours.brightness(colour) > OUTLINE).map(colour -> colour.getRGB() & ALIKE)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        int most = counts.entrySet().stream().max(Comparator.comparing(Map.Entry<Integer, Long>::getValue).thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey).orElse(UNKNOWN.getRGB() & 0xffffff);
        return String.format("#%06x", most);
    }
}
