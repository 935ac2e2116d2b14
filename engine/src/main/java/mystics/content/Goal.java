package mystics.content;

import java.util.List;
import java.util.Optional;

/**
 * One goal of a chapter's objective (END-1), or a group of goals to reach in any order. A goal with several conditions is reached when all
 * of them hold. An entered room, and a goal marked {@code once}, stay reached; every other goal must hold when the chapter is won.
 *
 * @param anyOrder goals that may be reached in any order; a goal with these has no conditions of its own
 * @param entered the room the party must have entered, after all rooms of earlier steps
 * @param cleared the room that heroes must have seen and that must hold no minion
 * @param on spaces, each {@code room/space}; every hero that is not captured must stand on one of them
 * @param gathered the room in which every hero that is not captured must be
 * @param who {@code all-free}: the heroes who must stand on the spaces of {@code on}
 * @param reached a mark of which {@code times} must lie on the table
 * @param defeated a minion card, or a boss by the id its cards share, that must have been defeated {@code times} times
 * @param held a card that a hero or the party must have, or a mark that must lie on a hero or the table
 * @param by the hero who must hold the card or mark; empty for any hero
 * @param left {@code all-free} if every hero that is not captured must have left the chapter and be safe
 * @param survive the page the hourglass must have reached; 0 for none
 * @param times the required number of marks ({@code reached}) or of defeats ({@code defeated}); 0 counts as 1
 * @param once whether the goal stays reached when its conditions no longer hold
 * @param says the goal in words; empty for the usual words
 * @param shows a mark on the table whose number is shown with the goal; empty for none
 */
public record Goal(List<Goal> anyOrder, String entered, String cleared, List<String> on, String gathered, String who, String reached,
        String defeated, String held, String by, String left, int survive, int times, boolean once, String says, String shows,
        Optional<Hint> hint) {
    /**
     * Checks the goals of a group.
     *
     * @throws IllegalArgumentException if a group contains a group
     */
    public Goal {
        if (anyOrder.stream().anyMatch(goal -> !goal.anyOrder().isEmpty())) {
            throw new IllegalArgumentException("a goal among those in any order has no such list of its own");
        }
    }

    /** A goal that is reached while a room holds no minion. */
    public static Goal clearing(String room) {
        return new Goal(List.of(), "", room, List.of(), "", "", "", "", "", "", "", 0, 0, false, "", "", Optional.empty());
    }

    /**
     * Hints about reaching a goal, for bots and readers.
     *
     * @param deed the key of the action that brings the goal nearer
     * @param at the places of the deed, as rooms or as {@code room/space}; without a deed, rooms to be entered one after another
     * @param who the heroes who do the deed best, or marks of such heroes; empty for all heroes
     * @param roll the hero value that gives the dice for the deed, so that the hero with the highest value does the deed best; empty if no
     *    value counts
     * @param together the number of heroes who must be at the place of the deed; 0 counts as 1
     * @param apart whether the heroes divide the spaces of {@code at} among themselves
     * @param spare minion cards not to attack until the goal is reached
     * @param avoid deeds to leave undone in the rooms of {@code at}, or everywhere: {@code battle}, {@code scurry}, {@code search}, or the
     *    key of a deed
     * @param keep a card or mark whose bearer stays away from danger
     */
    public record Hint(String deed, List<String> at, List<String> who, String roll, int together, boolean apart, List<String> spare,
            List<String> avoid, String keep) {
        /** No hints. */
        public static final Hint NONE = new Hint("", List.of(), List.of(), "", 0, false, List.of(), List.of(), "");

        /** The room in which the deed is done; empty for any. */
        public String room() {
            return at.isEmpty() ? "" : at.get(0).split("/")[0];
        }
    }

    /** The number of marks that must be in place, or of minions that must be defeated. */
    public int wanted() {
        return Math.max(1, times);
    }

    /** Whether the goal stays reached whatever happens later. */
    public boolean stays() {
        return once || !entered.isEmpty();
    }

    /** The author's hints; empty texts and lists if there are none. */
    public Hint help() {
        return hint.orElse(Hint.NONE);
    }
}
