package mystics.view;

import mystics.choice.Option;
import mystics.rules.Refusal;

/** The groups of options in a menu, in reading order. */
public enum OptionGroup {
    MOVE("Move"), BATTLE("Battle"), SEARCH("Search"), SPECIAL("Special"), EXPLORE("Explore"), RECOVER("Recover"), ABILITY("Abilities"),
    USE("Items"), FREE("Free"), END("End");

    private final String title;

    OptionGroup(String title) {
        this.title = title;
    }

    /** The title above the group. */
    public String title() {
        return title;
    }

    /** The group of an option in a hero's turn, determined by the first word of the option's key. */
    public static OptionGroup of(Option option) {
        String word = option.key().split(":")[0];
        return switch (word) {
            case "move", "scurry" -> MOVE;
            case "battle" -> BATTLE;
            case "search" -> SEARCH;
            case "explore" -> EXPLORE;
            case "recover" -> RECOVER;
            case "ability" -> ABILITY;
            case "use" -> USE;
            case "share", "equip", "level-up" -> FREE;
            case "end", "done" -> END;
            default -> SPECIAL;
        };
    }

    /**
     * The group of a refused action, determined by the first word of the action's name. If the first word names no group, the action
     * belongs to the group of cards.
     */
    public static OptionGroup of(Refusal refused) {
        return switch (refused.what().pattern().split(" ")[0]) {
            case "Move", "Scurry" -> MOVE;
            case "Battle", "Attack" -> BATTLE;
            case "Search" -> SEARCH;
            case "Explore" -> EXPLORE;
            case "Recover" -> RECOVER;
            case "Use" -> USE;
            case "Share", "Equip", "Level" -> FREE;
            default -> ABILITY;
        };
    }
}
