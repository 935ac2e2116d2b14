package mystics.editor.play.ask;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;

/** The choices of a question as buttons: a list, and separately the choices that end the question. */
public final class Choices {
    /** The greatest number of choices that are shown below the list, where they stay visible. */
    private static final int FEW = 2;
    private final JPanel list;
    private final JPanel ends;
    private final Consumer<String> answer;
    private final Consumer<Pick> point;
    private final AskKeys keys;
    private final Perils perils = new Perils();
    private final Map<String, PickButton> buttons = new LinkedHashMap<>();
    private final List<GroupTitle> titles = new ArrayList<>();
    private List<Pick> moves = List.of();
    private int actions;
    /** The keys of the picks that were chosen in this list. */
    private final Set<String> taken = new HashSet<>();
    private Repeated turn = Repeated.NOTHING;
    private Repeated other = Repeated.NOTHING;
    private final SpaceKeys spaces = new SpaceKeys();

    /**
     * Creates an empty set of choices.
     *
     * @param list the panel for most choices
     * @param ends the panel for the choices that stay visible
     * @param answer gives an answer
     * @param point highlights the subject of a pick on the board
     */
    Choices(JPanel list, JPanel ends, Consumer<String> answer, Consumer<Pick> point, AskKeys keys) {
        this.list = list;
        this.ends = ends;
        this.answer = answer;
        this.point = point;
        this.keys = keys;
    }

    /**
     * Offers a question's picks.
     *
     * @param question the text of the question, by which a question that is asked again is known
     * @param newActions the number of actions that the acting hero has left
     */
    void offer(String question, Asked asked, int newActions) {
        actions = newActions;
        List<Pick> picks = asked.picks();
        moves = picks.stream().filter(Pick::isMove).toList();
        List<Pick> others = picks.stream().filter(pick -> !pick.isMove()).toList();
        boolean going = asked.isTurn() && asked.begun() && question.equals(turn.question());
        if (picks.stream().anyMatch(pick -> !pick.group().isEmpty())) {
            turn = turn.then(question, others);
            groups();
        } else {
            other = other.then(question, others);
            if (other.seen().equals(others)) taken.clear();
            places();
        }
        if (asked.isTurn() && !asked.begun()) {
            picks.stream().filter(Pick::isEnd).map(Pick::key).map(buttons::get)
                    .forEach(button -> button.guard(Sentence.of("{key} again ends {hero}'s turn, with nothing done", "key",
                            button.getName(), "hero", asked.hero())));
        }
        keys.lead(buttons.values(), moves.isEmpty() ? AskKeys.Moves.NONE : AskKeys.Moves.SOME);
        if (going) {
            keys.catchUp(asked.hero());
        } else {
            keys.forget();
        }
    }

    /** Whether there is something to choose. */
    boolean isOpen() {
        return !buttons.isEmpty();
    }

    /** The button of a pick, by its key. */
    Optional<JComponent> button(String key) {
        return Optional.ofNullable(buttons.get(key));
    }

    /** Disables all buttons. */
    void pause() {
        keys.lead(List.of(), AskKeys.Moves.NONE);
        buttons.values().forEach(button -> button.setEnabled(false));
    }

    /** Enables the buttons again. */
    void resume() {
        keys.lead(buttons.values(), moves.isEmpty() ? AskKeys.Moves.NONE : AskKeys.Moves.SOME);
        buttons.values().forEach(button -> button.setEnabled(true));
    }

    /** Removes all buttons. The question is remembered, because it may be asked again. */
    void clear() {
        buttons.clear();
        titles.clear();
        moves = List.of();
        perils.show(moves, PickPreviews.UNKNOWN);
        keys.lead(List.of(), AskKeys.Moves.NONE);
    }

    /** Shows the previews on the buttons. */
    void weigh(PickPreviews outlook) {
        buttons.values().forEach(button -> button.say(outlook));
        titles.forEach(title -> title.weigh(outlook));
        perils.show(moves, outlook);
    }

    /** Frames the buttons of some picks, and no others. */
    void light(List<Pick> picks) {
        buttons.values().forEach(button -> button.putClientProperty(FlatClientProperties.OUTLINE,
                picks.contains(button.getClientProperty(Pick.class)) ? UIManager.getColor("Component.accentColor") : null));
    }

    /** Adds the actions of a turn under headings. What explains the moves comes last, because nobody chooses it. */
    private void groups() {
        Map<String, String> named = PickKeys.of(turn);
        if (!moves.isEmpty()) {
            list.add(new MoveButton(keys::toBoard), "wmin 0");
        }
        PickKeys.inOrder(turn.offered(), named).stream()
                .collect(Collectors.groupingBy(Pick::group, LinkedHashMap::new, Collectors.toList()))
                .forEach((group, members) -> {
                    boolean end = members.stream().allMatch(Pick::isEnd);
                    boolean titled = !end && (moves.isEmpty() || !group.equals(Pick.MOVE));
                    String price = titled ? commonHint(members) : "";
                    if (titled) {
                        GroupTitle title = new GroupTitle(group, price, members);
                        titles.add(title);
                        list.add(title.component(), "wmin 0, flowy, split 2, gapbottom 0");
                    }
                    members.forEach(pick -> (end ? ends : list)
                            .add(button(pick, named.get(pick.key()), price.isEmpty() ? pick.hint() : ""), "wmin 0, gaptop 0"));
                });
        if (!moves.isEmpty()) list.add(perils, "wmin 0");
    }

    /**
     * The hint that all picks of a group share, such as a price; empty if they differ. The heading shows the shared hint once for all
     * picks. The text of a card is no price, and stays with its button.
     */
    private static String commonHint(List<Pick> group) {
        if (group.stream().anyMatch(Pick::isCard)) return "";
        String first = group.get(0).hint();
        return group.stream().allMatch(pick -> pick.hint().equals(first)) ? first.strip() : "";
    }

    /** Adds a list in which every pick keeps its place; picks that are no longer offered stay in the list, faint. */
    private void places() {
        Map<String, String> named = spaces.of(other);
        List<Pick> seen = PickKeys.inOrder(other.seen(), named);
        List<Pick> apart = seen.size() <= FEW && other.offered().containsAll(seen) ? seen : seen.stream().filter(Pick::isEnd).toList();
        seen.stream().filter(pick -> !apart.contains(pick))
                .forEach(pick -> list.add(
                        other.offers(pick) ? button(pick, named.get(pick.key()), pick.hint()) : gone(pick), "wmin 0"));
        apart.forEach(pick -> ends.add(button(pick, named.get(pick.key()), pick.hint()), "wmin 0"));
    }

    private JComponent gone(Pick pick) {
        return taken.contains(pick.key()) ? PickButton.done(pick) : PickButton.spent(pick);
    }

    private PickButton button(Pick pick, String key, String price) {
        PickButton button = new PickButton(pick, key, price, actions);
        button.addActionListener(click -> {
            taken.add(pick.key());
            answer.accept(pick.key());
        });
        button.addMouseListener(new Pointing(() -> point.accept(pick)));
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                point.accept(pick);
            }
        });
        buttons.put(pick.key(), button);
        return button;
    }
}
