package mystics.editor.art;

import java.util.List;
import java.util.stream.Stream;
import mystics.content.MinionCard;

/** The names under which a {@link Gallery} may hold a figure's picture, best match first. */
public final class FigureArt {
    private FigureArt() {
    }

    /** A hero's, by its id. */
    public static List<String> hero(String id) {
        return List.of("heroes/" + id);
    }

    /** A minion's: its card's own, what several cards of one boss share, the figure in the box. */
    public static List<String> minion(MinionCard card) {
        return Stream.of("minions/" + card.id(), "minions/" + card.of(), "figures/" + card.figure()).filter(name -> !name.endsWith("/")).toList();
    }
}
