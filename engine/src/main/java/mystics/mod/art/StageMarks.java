package mystics.mod.art;

import java.util.Set;

/** The attributes by which scenes and clothes mark mice and their clothes. They draw nothing. */
final class StageMarks {
    /** The hero whom a mouse of a scene shows, or the hero to whom its place belongs in every game. */
    static final String HERO = "data-hero";
    static final String ALWAYS = "data-always";
    static final String STANCE = "data-stance";
    /** The colours of coat and fur, which change with the hero. */
    static final String COAT = "data-coat";
    static final String FUR = "data-fur";
    /** Says that the paws of the mouse are free, so that it can hold something. */
    static final String HAND = "data-hand";
    static final Set<String> ALL = Set.of(HERO, ALWAYS, STANCE, COAT, FUR, HAND);

    private StageMarks() {
    }
}
