package mystics.editor.play;

import java.util.List;
import java.util.stream.Collectors;
import mystics.editor.art.Symbol;
import mystics.editor.settings.Hint;
import mystics.editor.sight.Book;
import mystics.editor.type.Html;

/**
 * What a hint says: a few things to know, each with a sign and the rule it comes from.
 *
 * @param title what it is about
 */
record Lesson(String title, List<Point> points) {
    /** Something to know; {@code rule} is empty where no rule says so. */
    record Point(Symbol sign, String words, String rule) {
        /** The words, and behind them a quiet way to the rule. */
        String html() {
            return Html.plain(words) + (rule.isEmpty() ? "" : "&nbsp; " + Html.quiet(Book.RULE + rule, rule));
        }
    }

    /** What there is to say about something that has come up. */
    static Lesson of(Hint hint) {
        return switch (hint) {
            case TURN -> turn();
            case BATTLE -> new Lesson("Somebody to attack", List.of(
                    new Point(Symbol.SWORD, "Throw as many dice as your battle value and your weapon say. In close battle each sword is a hit.", "BATTLE-2"),
                    new Point(Symbol.BOW, "With a bow or a spell bows are hits, and the target may be anywhere in sight; but whoever stands next to you comes first.", "BATTLE-3"),
                    new Point(Symbol.SHIELD, "The minion defends with dice of its own: each shield blocks a hit, the rest are wounds. Its turn comes too, and then you defend.", "BATTLE-4"),
                    new Point(Symbol.CHEESE, "Cheese on your dice is yours; cheese on theirs goes on the minion wheel. The button says how likely the attack succeeds.", "BATTLE-6")));
            case SEARCH -> new Lesson("Look for something useful", List.of(
                    new Point(Symbol.STAR, "Searching is an action: throw one die, and a star finds the top card of the search deck.", "SEARCH-1"),
                    new Point(Symbol.CHEST, "What you find goes in your pack, or is given up at once for a cheese. Put it on with Equip, which is free.", "SEARCH-2"),
                    new Point(Symbol.BOOK, "A mouse that has found something in a room does not search there again. A friend still may.", "SEARCH-4")));
            case EXIT -> new Lesson("A way out", List.of(
                    new Point(Symbol.FOOT, "Exploring is an action, from a space beside an exit, and only while no minion is in the room.", "EXPLORE-1"),
                    new Point(Symbol.PAWS, "All mice in the room go along, so nobody is left behind.", "EXPLORE-4"),
                    new Point(Symbol.CLAWS, "A room you have not been in yet brings an encounter: expect company.", "EXPLORE-7")));
            case SHARE -> new Lesson("Hand it over", List.of(
                    new Point(Symbol.CHEST, "Share trades cards and cheese with a friend in your space or beside it. It is free, once a turn.", "FREE-1"),
                    new Point(Symbol.ARMOUR, "Equip puts on what is in the pack. A pack holds three cards; what you wear does not count.", "FREE-3"),
                    new Point(Symbol.CHEESE, "Six cheese buy a new ability: that is levelling up.", "FREE-5")));
            case WHEEL -> new Lesson("Cheese on the wheel", List.of(
                    new Point(Symbol.CHEESE, "Minions' cheese goes on the minion wheel over the board. The sixth brings a surge.", "SURGE-1"),
                    new Point(Symbol.HOURGLASS, "A round that ends without a minion on the board adds one too: there is no resting in an empty room.", "ROUND-3")));
            case SURGE -> new Lesson("That was a surge", List.of(
                    new Point(Symbol.HOURGLASS, "The hourglass has moved on a page. When it reaches the chapter's end, the chapter is lost.", "SURGE-2"),
                    new Point(Symbol.CLAWS, "The room, or the last encounter, says who comes now. Then the wheel is empty again.", "SURGE-3")));
            case CAPTURE -> new Lesson("A mouse is captured", List.of(
                    new Point(Symbol.HEART, "It is out of the game only for a while: on its turn, with no minion on the board, its friends fetch it back.", "CAPTURE-4"),
                    new Point(Symbol.CHEST, "It loses its cheese and what it found and wore; what it began with, its pack and its tricks are safe.", "CAPTURE-2"),
                    new Point(Symbol.HOURGLASS, "The hourglass moves on a page. If all mice are captured at once, the chapter is lost.", "CAPTURE-5")));
        };
    }

    private static Lesson turn() {
        return new Lesson("How a turn goes", List.of(
                new Point(Symbol.FOOT, "Move: a die and the mouse's move value say how far. Click a space that is lit.", "MOVE-1"),
                new Point(Symbol.SWORD, "Do one thing, before the move or after it: attack, search, explore or recover; or scurry, to move again.", "TURN-1"),
                new Point(Symbol.CHEST, "Sharing and equipping are free, once a turn each.", "TURN-3"),
                new Point(Symbol.HOURGLASS, "Mind the clock: six cheese on the wheel bring a surge and turn a page, and at the marked page the chapter is lost.", "SURGE-1"),
                new Point(Symbol.BOOK, "Every button shows its key. F2 says why something cannot be done, F1 is the help.", "")));
    }

    /** All of it as a page of the help. */
    String page() {
        return "<h1>" + Html.plain(title) + "</h1>" + points.stream().map(point -> "<p>" + point.html() + "</p>").collect(Collectors.joining());
    }
}
