package mystics.editor.play.ask;

import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.type.Keys;

/**
 * The keys of a question. A key with one pick chooses this pick. A key with several picks cycles through them; Enter or a number then
 * chooses one. A key that would end a turn that has just begun must be pressed twice, with no other key between. Up and Down go through
 * all picks. A key that is typed while figures of the same turn still move is kept until they stop; a kept key never ends the turn.
 */
public final class AskKeys {
    private static final String KEYS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private final BooleanSupplier covered;
    private final Runnable toBoard;
    private final Consumer<Sentence> missing;
    private List<PickButton> buttons = List.of();
    private Moves moves = Moves.NONE;
    private String begun = "";
    private String last = "";
    private String early = "";
    /** The pick that the arrow keys have reached. On a busy machine, the next key may be pressed before the focus arrives at the pick. */
    private Optional<PickButton> ahead = Optional.empty();
    private final FocusListener arrival = new FocusAdapter() {
        @Override
        public void focusGained(FocusEvent event) {
            ahead = Optional.empty();
        }
    };

    /**
     * @param covered whether a text covers the board, so that keys do not choose picks
     * @param toBoard moves the focus to the board, where moves are chosen
     * @param missing hears about a key that chooses nothing
     */
    public AskKeys(BooleanSupplier covered, Runnable toBoard, Consumer<Sentence> missing) {
        this.covered = covered;
        this.toBoard = toBoard;
        this.missing = missing;
    }

    /** Listens in a component's window. */
    void bind(JComponent pane) {
        for (String key : KEYS.split("")) {
            Keys.anywhere(pane, "typed " + key, () -> typed(key));
            Keys.anywhere(pane, "typed " + key.toLowerCase(Locale.ROOT), () -> typed(key));
        }
        Keys.within(pane, "DOWN", () -> walk(1).ifPresent(this::show));
        Keys.within(pane, "UP", () -> walk(-1).ifPresent(this::show));
    }

    private void typed(String key) {
        if (covered.getAsBoolean()) {
            return;
        }
        if (!buttons.isEmpty()) {
            last = key;
            pressed(key);
        } else if (early.isEmpty() && !key.equals(last)) {
            early = key;
        }
    }

    /** Forgets a key that was typed early, because another question is asked. */
    void forget() {
        early = "";
    }

    /**
     * Uses a key that was typed early in the same turn. If the key chooses nothing, or only the end of the turn, the turn ends only after
     * the key for its end has been pressed twice.
     */
    void catchUp(String hero) {
        String key = early;
        early = "";
        List<PickButton> meant = key.isEmpty() ? List.of() : buttons.stream().filter(button -> button.getName().startsWith(key)).toList();
        if (meant.stream().anyMatch(button -> !button.ends())) {
            SwingUtilities.invokeLater(() -> pressed(key));
        } else if (!key.isEmpty()) {
            buttons.stream().filter(PickButton::ends).forEach(
                    button -> button.guard(Sentence.of("{key} again ends {hero}'s turn", "key", button.getName(), "hero", hero)));
        }
    }

    /** The pick after or before the focused pick; the first or last pick if none is focused. */
    private Optional<PickButton> walk(int way) {
        List<PickButton> all = new ArrayList<>(buttons);
        if (way < 0) {
            Collections.reverse(all);
        }
        return all.isEmpty() ? Optional.empty() : Optional.of(next(all));
    }

    private void show(PickButton pick) {
        ahead = Optional.of(pick);
        pick.requestFocusInWindow();
        pick.scrollRectToVisible(new Rectangle(0, 0, pick.getWidth(), pick.getHeight()));
    }

    /** Whether some of the choices are moves, which are chosen on the board. */
    enum Moves { NONE, SOME }

    /** Sets the picks that keys can choose. */
    void lead(Collection<PickButton> picks, Moves newMoves) {
        moves = newMoves;
        buttons.forEach(pick -> pick.removeFocusListener(arrival));
        buttons = List.copyOf(picks);
        buttons.forEach(pick -> pick.addFocusListener(arrival));
        ahead = Optional.empty();
        begun = "";
        if (!picks.isEmpty()) last = "";
    }

    /** Moves the focus to the board, where moves are chosen. */
    void toBoard() {
        toBoard.run();
    }

    private void pressed(String key) {
        buttons.stream().filter(button -> !button.getName().equals(key)).forEach(PickButton::calm);
        List<PickButton> named = named(begun + key);
        if (named.isEmpty()) {
            begun = "";
            named = named(key);
        }
        List<PickButton> several = named.isEmpty() ? buttons.stream().filter(button -> button.getName().startsWith(key)).toList()
                : List.of();
        if (!named.isEmpty()) {
            named.get(0).press();
        } else if (!several.isEmpty()) {
            begun = key;
            show(next(several));
        } else if (key.equals(PickKeys.MOVE) && moves == Moves.SOME) {
            toBoard();
        } else {
            boolean turn = buttons.stream().anyMatch(button -> button.getName().equals(PickKeys.OVER));
            missing.accept(Sentence.of(turn ? "{key} chooses nothing now; F2 says why. The keys are {keys}."
                    : "{key} chooses nothing here. The keys are {keys}.", "key", key, "keys", keys()));
        }
    }

    /** The keys that choose something now, in the order of the choices. */
    private String keys() {
        Stream<String> board = moves == Moves.SOME ? Stream.of(PickKeys.MOVE) : Stream.empty();
        return Stream.concat(board, buttons.stream().map(PickButton::getName)).filter(name -> !name.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private List<PickButton> named(String name) {
        return buttons.stream().filter(button -> button.getName().equals(name)).toList();
    }

    private PickButton next(List<PickButton> several) {
        for (int i = 0; i + 1 < several.size(); i++) {
            if (isAt(several.get(i))) {
                return several.get(i + 1);
            }
        }
        return several.get(0);
    }

    /** Whether a pick has the focus or is about to get it. */
    private boolean isAt(PickButton pick) {
        return ahead.map(pick::equals).orElseGet(pick::isFocusOwner);
    }
}
