package mystics.editor.sight;

import java.util.List;
import mystics.choice.Option;
import mystics.console.page.Menu;

/**
 * Something that can be chosen.
 *
 * @param key its stable key, which is the answer; {@code hint} cost or odds, empty when there is nothing to say
 * @param group what it stands under in a hero's turn; empty elsewhere
 * @param about the name of the space or the key of the figure it is about, as far as its key says; else empty
 */
public record Pick(String key, String label, String hint, String group, String about) {
    /** The group of moves, which are chosen on the board. */
    public static final String MOVE = "Move";

    static List<Pick> all(Menu menu) {
        return menu.options().stream().map(option -> of(option, menu.isTurn() ? menu.group(option) : "")).toList();
    }

    static Pick drawn(Option option) {
        return of(option, "");
    }

    private static Pick of(Option option, String group) {
        String key = option.key();
        return new Pick(key, option.label(), option.hint(), group, key.substring(key.lastIndexOf(':') + 1));
    }

    /** Whether it is a move to a space. */
    public boolean isMove() {
        return key.startsWith("move:");
    }
}
