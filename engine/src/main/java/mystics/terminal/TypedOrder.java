package mystics.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import mystics.terminal.desk.TextStyle;

/** The orders that a player can type at any question instead of an answer. */
public enum TypedOrder {
    WHY("why [ACTION]", "what is not possible now: why, by which rule, and what would help"),
    UNDO("undo", "takes the last answer back, as far as nothing new has come to light"),
    REDO("redo", "gives it again"),
    BOARD("board", "draws the board again"),
    PARTY("party", "the heroes and what they have"),
    GOAL("goal", "what the chapter asks for, and how far it has come"),
    MAP("map", "the rooms that are known, and where their ways lead"),
    STORY("story [N]", "the last N pages of the story again"),
    CAMPAIGN("campaign", "what the party has brought from earlier chapters"),
    SHEET("sheet [HERO]", "a hero's sheet with the texts of its cards"),
    CARD("card N or NAME", "the text of card #N, or of a card, minion, hero or mark by its name; card alone lists the party's cards"),
    RULES("rules [ID or WORD]", "the rule book"),
    LOG("log [N]", "the last N lines of what happened"),
    SAVE("save [NAME]", "saves the game"),
    LOAD("load NAME", "goes on with a saved game"),
    SAVES("saves", "the saved games"),
    HELP("help", "this list"),
    QUIT("quit", "saves and leaves");

    private final String usage;
    private final String help;

    TypedOrder(String usage, String help) {
        this.usage = usage;
        this.help = help;
    }

    /** The word that gives the order. */
    public String word() {
        return TextStyle.lower(name());
    }

    /** The word with its parameters, for the list of orders. */
    public String usage() {
        return usage;
    }

    /** The effect of the order. */
    public String help() {
        return help;
    }

    /** Finds the order that a typed word gives. */
    public static Optional<TypedOrder> of(String word) {
        String low = TextStyle.lower(word);
        return low.equals("exit") || low.equals("q") ? Optional.of(QUIT) : low.equals("?") ? Optional.of(HELP)
                : Arrays.stream(values()).filter(order -> order.word().equals(low)).findFirst();
    }

    /** The words of all orders, for completion. */
    public static List<String> words() {
        return Arrays.stream(values()).map(TypedOrder::word).toList();
    }
}
