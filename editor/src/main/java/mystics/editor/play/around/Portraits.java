package mystics.editor.play.around;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.Icon;
import mystics.content.Entry;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.TokenArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.play.over.Medallion;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Type;

/**
 * Small figures to stand beside names. All these figures have the same width, so that the names line up. Call this method on the event
 * thread only.
 */
public final class Portraits {
    /** The width of a counter, as a share of its icon. */
    private static final double COUNTER = 0.9;
    private final Gallery gallery;
    private final Optional<TokenArt> tokens;
    private final Map<String, Icon> ready = new HashMap<>();

    /** The figures of a gallery. Marks are shown as pictures without a counter. */
    public Portraits(Gallery gallery) {
        this.gallery = gallery;
        tokens = Optional.empty();
    }

    /** The figures of a board, whose marks are shown as they are on the board. */
    public Portraits(BoardStyle style) {
        gallery = style.gallery();
        tokens = Optional.of(style.tokens());
    }

    /** A mark, as the counter that lies on the board, with a height in lines of text. */
    public Icon mark(Entry mark, double lines) {
        int size = (int) Math.round(Type.size() * lines);
        return tokens.<Icon>map(art -> new PaintedIcon(size, ink -> art.paint(ink, mark.id(), 1, size / 2.0, size / 2.0, size * COUNTER)))
                .orElseGet(() -> icon(List.of("marks/" + mark.id()), mark.name(), lines));
    }

    /**
     * A figure.
     *
     * @param art the possible names of the figure's picture, best first
     * @param name the name of the figure; without a picture, its first letter is shown
     * @param lines the height in lines of text
     */
    public Icon icon(List<String> art, String name, double lines) {
        int size = (int) Math.round(Type.size() * lines);
        return ready.computeIfAbsent(art + " " + size,
                wanted -> new PaintedIcon(size, new SmallFigure(gallery.first(art, name.substring(0, 1)), size)::paint));
    }

    /**
     * The face of a hero in a round frame.
     *
     * @param hero the id of the hero; {@code name} is the name, whose first letter is shown if the hero has no picture
     * @param lines the height in lines of text
     */
    public Icon face(String hero, String name, double lines) {
        int size = (int) Math.round(Type.size() * lines);
        return ready.computeIfAbsent("face " + hero + " " + size,
                wanted -> new Medallion(gallery.first(FigureArt.face(hero), name.substring(0, 1)), size));
    }
}
