package mystics.editor.play.over;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.editor.art.Symbol;
import mystics.editor.settings.Hint;
import mystics.editor.sight.Book;
import mystics.editor.type.Html;

/**
 * The text of a hint: a few facts, each with a symbol and its rule.
 *
 * @param title the subject
 */
public record Lesson(String title, List<Point> points) {
    /** One fact. The rule is empty if no rule states it. */
    public record Point(Symbol sign, String words, String rule) {
        /** The text, with a faint link to its rule. */
        public String html() {
            return Html.plain(words) + (rule.isEmpty() ? "" : "&nbsp; " + Html.quiet(Book.RULE + rule, rule));
        }
    }

    /** The lesson of a hint. */
    public static Lesson of(Hint hint) {
        return switch (hint) {
            case TURN -> turn();
            case BATTLE -> new Lesson("Somebody to attack", List.of(
                    new Point(Symbol.SWORD, "Throw dice for battle value and weapon: in close battle each sword is a hit.", "BATTLE-2"),
                    new Point(Symbol.BOW, "From afar bows are hits; but a minion beside you must be the target.", "BATTLE-3"),
                    new Point(Symbol.SHIELD, "The minion throws too: each shield blocks a hit, the rest are wounds.", "BATTLE-4"),
                    new Point(Symbol.CHEESE, "Cheese on your dice is yours, on theirs it goes on the wheel.", "BATTLE-6")));
            case SEARCH -> new Lesson("Something to look for", List.of(
                    new Point(Symbol.STAR, "Searching is an action: throw a die, and a star finds a card.", "SEARCH-1"),
                    new Point(Symbol.CHEST, "Keep it in the pack, or give it up at once for a cheese.", "SEARCH-2"),
                    new Point(Symbol.FOOT, "Who has found something does not search that room again. A friend still may.", "SEARCH-4")));
            case EXIT -> new Lesson("A way out", List.of(
                    new Point(Symbol.FOOT, "Exploring is an action, for a mouse beside an exit while no minion is in the room.",
                            "EXPLORE-1"),
                    new Point(Symbol.PAWS, "All mice in the room go along.", "EXPLORE-4"),
                    new Point(Symbol.CLAWS, "A room nobody has been in yet brings an encounter: expect company.", "EXPLORE-7")));
            case SHARE -> new Lesson("Things to share", List.of(
                    new Point(Symbol.CHEST, "Share trades cards and cheese with a friend in your space or beside it.", "FREE-1"),
                    new Point(Symbol.ARMOUR, "Equip puts on what is in the pack. A pack holds three cards.", "FREE-2"),
                    new Point(Symbol.CHEESE, "Six cheese buy a new ability: level up.", "FREE-5")));
            case WHEEL -> new Lesson("Cheese on the wheel", List.of(
                    new Point(Symbol.CHEESE, "The sixth cheese on the wheel over the board brings a surge.", "SURGE-1"),
                    new Point(Symbol.HOURGLASS,
                            "With no minion on the board, the end of the round adds one too: there is no resting in an empty room.",
                            "ROUND-3")));
            case SURGE -> new Lesson("That was a surge", List.of(
                    new Point(Symbol.HOURGLASS, "The hourglass has moved on a page. At the marked page the chapter is lost.", "SURGE-2"),
                    new Point(Symbol.CLAWS, "The room, or the last encounter, says who comes. Then the wheel is empty again.", "SURGE-3")));
            case CAPTURE -> new Lesson("A mouse is captured", List.of(
                    new Point(Symbol.HEART, "On its turn, once no minion is on the board, its friends fetch it back.", "CAPTURE-4"),
                    new Point(Symbol.CHEST, "Its cheese is gone, and what it found and wore; its pack and its tricks are safe.",
                            "CAPTURE-2"),
                    new Point(Symbol.HOURGLASS, "The hourglass moves on a page; and if all mice are captured at once, the chapter is lost.",
                            "CAPTURE-5")));
        };
    }

    private static Lesson turn() {
        return new Lesson("How a turn goes", List.of(
                new Point(Symbol.FOOT, "Move: a die and the mouse's move value say how far. Click a space that is lit.", "MOVE-1"),
                new Point(Symbol.SWORD,
                        "Do one thing, before the move or after it: attack, search, explore or recover; or scurry, to move again.",
                        "TURN-1"),
                new Point(Symbol.CHEST, "Sharing and equipping are free, once a turn each.", "TURN-3"),
                new Point(Symbol.HOURGLASS,
                        "Mind the clock: six cheese on the wheel bring a surge and turn a page, and at the marked page the "
                        + "chapter is lost.",
                        "SURGE-1"),
                new Point(Symbol.BOOK, "Every button shows its key. F2 says why something cannot be done, F1 is the help.", "")));
    }

    /** Whether the lesson contains words that begin with this lower-case text. */
    boolean holds(String words) {
        String all = " " + Stream.concat(Stream.of(title), points.stream().map(Point::words)).collect(Collectors.joining(" "))
                .toLowerCase(Locale.ROOT);
        return words.isEmpty() || all.contains(" " + words);
    }

    /** The whole lesson as a page. */
    public String page() {
        return "<h1>" + Html.plain(title) + "</h1>"
                + points.stream().map(point -> "<p>" + point.html() + "</p>").collect(Collectors.joining());
    }
}
