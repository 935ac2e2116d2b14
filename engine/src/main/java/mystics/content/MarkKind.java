package mystics.content;

import java.util.List;

/**
 * A kind of mark that can lie on a figure, a space or another piece.
 *
 * @param on figure, space, room, card, table, or hero: a hero's initiative card, which stays when the hero is captured
 * @param kind condition, terrain, token, note, remembrance, or presence: a person in a room who stands on no space
 * @param letter one character that stands for the mark on the text board
 * @param lasts until-removed, turn, round, room, chapter, campaign, or next-turn, which ends at the next turn of the hero whose rule laid
 *     the mark
 * @param stills the cards of a hero without effect while the mark lies on that hero: equipped, ability, pack, tricks; with voice, the
 *     hero says nothing in the story
 * @param number {@code always} for a gauge, whose number is shown from 1 on; {@code never} for a mark whose number means nothing to
 *     players; otherwise empty: the number is shown from 2 on
 * @param side {@code heroes} if a figure of a minion card fights for the heroes while the mark lies on it; otherwise empty
 */
public record MarkKind(String id, String name, String on, String kind, String letter, String lasts, List<String> stills,
        String number, String side, String text) implements Entry {
    /** A kind of mark without a file: a note of a rule. */
    public static MarkKind note(String id, String lasts) {
        return new MarkKind(id, id, "", "note", "", lasts, List.of(), "", "", "");
    }

    /**
     * Whether the mark is a story achievement. A story achievement that lies on the table when a chapter is won is kept for the campaign
     * (STORY-1).
     */
    public boolean achievement() {
        return kept() && on.equals("table") && !remembrance();
    }

    /** Whether the mark is a keepsake of the story, which is kept like an achievement and never needed. */
    public boolean remembrance() {
        return kind.equals("remembrance");
    }

    /** Whether the mark is kept from chapter to chapter, with its number. */
    public boolean kept() {
        return lasts.equals("campaign");
    }

    /** Whether the mark is a presence: a person in a room who stands on no space. */
    public boolean presence() {
        return kind.equals("presence");
    }

    /** Whether the mark turns the figure on which it lies into an ally. */
    public boolean makesAllies() {
        return side.equals("heroes");
    }

    /** Whether players see a number beside the mark. */
    public boolean shows(int count) {
        return number.equals("always") || !number.equals("never") && count > 1;
    }

    /** Whether the mark is a condition of a figure. */
    public boolean condition() {
        return kind.equals("condition");
    }
}
