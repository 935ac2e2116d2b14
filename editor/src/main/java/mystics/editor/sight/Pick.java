package mystics.editor.sight;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.phase.turn.BattleAction.AttackOn;
import mystics.phase.turn.MoveAction;
import mystics.rules.Space;
import mystics.view.ChoiceMenu;

/**
 * A choice.
 *
 * @param key the stable key of the choice, which is used as the answer
 * @param hint the cost or the odds of the choice; otherwise empty
 * @param group the heading of the choice in a hero's turn; otherwise empty
 * @param about the name of the chosen space, or the key of the chosen figure or card; empty if the key of the choice contains neither
 * @param room the id of the room, if a space is chosen; empty for moves and everything else
 * @param way the names of the spaces a move crosses, the last included; otherwise empty
 * @param cost the cost of a move, in points of movement; otherwise 0
 * @param brief the label without what the heading says, for a narrow list: the target of an attack, and the weapon if the hero has several
 */
public record Pick(String key, String label, String hint, String group, String about, String room, List<String> way,
        int cost, String brief) {
    /** The group of moves, which are chosen on the board. */
    public static final String MOVE = "Move";
    /** The key of a search. */
    public static final String SEARCH = "search";
    private static final Set<String> ENDS = Set.of("end", "done", "enough");

    /** A choice whose label has no shorter form. */
    public Pick(String key, String label, String hint, String group, String about, String room, List<String> way, int cost) {
        this(key, label, hint, group, about, room, way, cost, label);
    }

    /** All picks of a menu. */
    static List<Pick> all(ChoiceMenu menu, UnaryOperator<Sentence> wording) {
        long weapons = menu.options().stream().filter(AttackOn.class::isInstance).map(option -> ((AttackOn) option).arm().key()).distinct()
                .count();
        return menu.options().stream().map(option -> {
            Pick pick = of(option, menu.label(option), menu.hint(option), menu.isTurn() ? menu.group(option) : "");
            return option instanceof AttackOn attack ? pick.inBrief(wording.apply(brief(attack, weapons)).toString()) : pick;
        }).toList();
    }

    private static Sentence brief(AttackOn attack, long weapons) {
        return weapons > 1 ? Sentence.of("{target}, {weapon}", "target", attack.target(), "weapon", attack.arm().weapon().name())
                : Sentence.of("{target}", "target", attack.target());
    }

    private Pick inBrief(String words) {
        return new Pick(key, label, hint, group, about, room, way, cost, words);
    }

    /** A pick for one of the cards that may be drawn from a deck. */
    static Pick drawn(Option option) {
        return of(option, option.words().toString(), option.hint().toString(), "");
    }

    private static Pick of(Option option, String label, String hint, String group) {
        String key = option.key();
        List<String> way = option instanceof MoveAction.MoveTo move ? move.way() : List.of();
        return new Pick(key, label, hint, group, key.substring(key.lastIndexOf(':') + 1),
                option instanceof Space space ? space.getRoom().key() : "", way, ChoiceMenu.cost(option));
    }

    /** Whether the pick ends a turn or a repeated question. */
    public boolean isEnd() {
        return ENDS.contains(key);
    }

    /** Whether the pick is an attack. */
    public boolean isBattle() {
        return key.startsWith("battle:");
    }

    /** Whether the pick is a search. */
    public boolean isSearch() {
        return key.equals(SEARCH);
    }

    /** Whether the pick uses a card, so that its hint is the text of the card. */
    public boolean isCard() {
        return key.startsWith("ability:") || key.startsWith("use:");
    }

    /** Whether the pick is an exploration. */
    public boolean isExplore() {
        return key.startsWith("explore:");
    }

    /** Whether the pick is a move to a space. */
    public boolean isMove() {
        return key.startsWith("move:");
    }
}
