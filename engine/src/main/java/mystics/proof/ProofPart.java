package mystics.proof;

import mystics.mod.finding.Place;

/**
 * A part of a chapter that should happen in some game.
 *
 * @param id the id of a passage or mark; {@code passage/answer} for an answer; for a surge or search, its room, or empty text for all other
 *    rooms; for a rule, its verb and moment
 * @param number the index of the part among the surges, searches or rules; 0 for other parts
 * @param place the place of the part in the files of the mod
 */
public record ProofPart(Kind kind, String id, int number, Place place) {
    /** The kinds of parts. */
    public enum Kind {
        /** A passage is read. */
        PASSAGE,
        /** An answer to the question of a passage is given. */
        ANSWER,
        /** A surge of the chapter comes. */
        SURGE,
        /** A search of the chapter finds its card. */
        SEARCH,
        /** A mark that the chapter's rules or answers mention lies somewhere. */
        NOTE,
        /** A rule does something. */
        RULE
    }

    /** The part that should happen, in words. */
    public String words() {
        return switch (kind) {
            case PASSAGE -> "the passage '" + id + "' is read";
            case ANSWER -> "the answer '" + id + "' is given";
            case SURGE -> id.isEmpty() ? "the surge of every other room comes" : "the surge in '" + id + "' comes";
            case SEARCH -> "the search in '" + id + "' finds its card";
            case NOTE -> "the mark '" + id + "' lies somewhere";
            case RULE -> "the rule " + id + " does something";
        };
    }
}
