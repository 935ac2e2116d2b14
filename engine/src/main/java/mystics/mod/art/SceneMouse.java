package mystics.mod.art;

/**
 * A mouse that a scene shows: a group of shapes with marks.
 *
 * @param hero the id of the hero whom the group shows where no party is known; {@link #ANYBODY} for a mouse who is no hero in particular
 * @param stance the name of the mouse's stance, for which heroes have clothes; empty if the mouse only changes its colours
 * @param place whether other heroes can take the place of this one
 */
public record SceneMouse(String hero, String stance, Taking place) {
    /** The mark of a mouse who is no hero in particular. */
    public static final String ANYBODY = "any";

    /** Whether other heroes can take a mouse's place. */
    public enum Taking {
        /** Any hero can take the place. */
        FREE,
        /** The place belongs to one hero in every game. */
        ALWAYS
    }

    /** Whether any hero can take the place of this one. */
    boolean isFree() {
        return place == Taking.FREE;
    }
}
