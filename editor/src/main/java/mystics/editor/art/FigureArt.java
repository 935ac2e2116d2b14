package mystics.editor.art;

import java.util.List;
import java.util.stream.Stream;
import mystics.content.MinionCard;

/** The names under which a {@link Gallery} may hold a figure's picture, best match first. */
public final class FigureArt {
    private FigureArt() {
    }

    /** The names of the pictures that can show the hero with an id. */
    public static List<String> hero(String id) {
        return List.of("heroes/" + id);
    }

    /** The names of the pictures that can show the face of the hero with an id: the portrait, or else the figure. */
    public static List<String> face(String id) {
        return List.of("portraits/" + id, "heroes/" + id);
    }

    /** The names of the pictures that can show the face of the person with an id: the portrait, or else the whole person. */
    public static List<String> person(String id) {
        return List.of("portraits/" + id, "persons/" + id);
    }

    /**
     * The names of the pictures that can show a figure in a pose, best match first: the names with the pose, then the usual names.
     *
     * @param art the usual names
     * @param pose the word for the pose, which follows the usual name: for example, the id of a mark on the figure
     */
    public static List<String> posed(List<String> art, String pose) {
        return Stream.concat(art.stream().map(name -> name + "-" + pose), art.stream()).toList();
    }

    /**
     * The names of the pictures that can show a minion: the name of its card, then the name that all cards of a boss share, then the name
     * of the figure.
     */
    public static List<String> minion(MinionCard card) {
        return Stream.of("minions/" + card.id(), "minions/" + card.of(), "figures/" + card.figure()).filter(name -> !name.endsWith("/"))
                .toList();
    }
}
