package mystics.editor.play.ask;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.type.WordButton;

/** The choices of a question as buttons: a list, and apart from it the choices that end the question. */
final class Choices {
    /** So few answers all stand apart, and so in sight, however much there is to read before them. */
    private static final int FEW = 2;
    private final JPanel list;
    private final JPanel ends;
    private final Consumer<String> answer;
    private final Consumer<Pick> point;
    private final AskKeys keys;
    private final Perils perils = new Perils();
    private final Map<String, PickButton> buttons = new LinkedHashMap<>();
    private List<Pick> moves = List.of();
    private Repeated turn = Repeated.NOTHING;
    private Repeated other = Repeated.NOTHING;

    /**
     * No choices yet.
     *
     * @param list where most of them stand; {@code ends} where those stand that stay in sight
     * @param answer gives an answer; {@code point} shows on the board what a pick is about, while somebody thinks of it
     */
    Choices(JPanel list, JPanel ends, Consumer<String> answer, Consumer<Pick> point, AskKeys keys) {
        this.list = list;
        this.ends = ends;
        this.answer = answer;
        this.point = point;
        this.keys = keys;
    }

    /** Offers what is asked; {@code question} says what that is and of whom, and is the same when it is asked again. */
    void offer(String question, Asked asked) {
        List<Pick> picks = asked.picks();
        moves = picks.stream().filter(Pick::isMove).toList();
        List<Pick> others = picks.stream().filter(pick -> !pick.isMove()).toList();
        if (picks.stream().anyMatch(pick -> !pick.group().isEmpty())) {
            turn = turn.then(question, others);
            groups();
        } else {
            other = other.then(question, others);
            places();
        }
        if (asked.isTurn() && !asked.begun()) {
            picks.stream().filter(Pick::isEnd).map(Pick::key).map(buttons::get).forEach(button -> button.guard(button.getName() + " again ends " + asked.hero() + "'s turn, with nothing done"));
        }
        keys.lead(buttons.values());
    }

    /** Whether there is something to choose. */
    boolean isOpen() {
        return !buttons.isEmpty();
    }

    /** Lets nobody choose, while everything stays where it is. */
    void pause() {
        keys.lead(List.of());
        buttons.values().forEach(button -> button.setEnabled(false));
    }

    /** Lets people choose again. */
    void resume() {
        keys.lead(buttons.values());
        buttons.values().forEach(button -> button.setEnabled(true));
    }

    /** Offers nothing any more. What has been asked is remembered, for it may be asked again. */
    void clear() {
        buttons.clear();
        moves = List.of();
        perils.show(moves, PickPreviews.UNKNOWN);
        keys.lead(List.of());
    }

    /** Writes what picks would come to behind them. */
    void weigh(PickPreviews outlook) {
        buttons.values().forEach(button -> button.say(outlook));
        perils.show(moves, outlook);
    }

    /** Frames the buttons of some picks, and no others. */
    void light(List<Pick> picks) {
        buttons.values().forEach(button -> button.putClientProperty(FlatClientProperties.OUTLINE,
                picks.contains(button.getClientProperty(Pick.class)) ? UIManager.getColor("Component.accentColor") : null));
    }

    /** What a hero can do in its turn, under headings. */
    private void groups() {
        Map<String, String> named = PickKeys.of(turn);
        if (!moves.isEmpty()) {
            list.add(title(Pick.MOVE), "gaptop 6");
            JButton toBoard = new WordButton("<html>" + PickButton.keyed(PickKeys.MOVE) + Pick.MOVE + ": click a lit space</html>");
            toBoard.addActionListener(click -> keys.toBoard());
            list.add(toBoard, "wmin 0");
            list.add(perils, "wmin 0");
        }
        turn.offered().stream().collect(Collectors.groupingBy(Pick::group, LinkedHashMap::new, Collectors.toList())).forEach((group, members) -> {
            boolean end = members.stream().allMatch(Pick::isEnd);
            if (!end && (moves.isEmpty() || !group.equals(Pick.MOVE))) {
                list.add(title(group), "gaptop 6");
            }
            members.forEach(pick -> (end ? ends : list).add(button(pick, named.get(pick.key())), "wmin 0"));
        });
    }

    /** A list in which everything has its place: what is offered no more is left there, faint. */
    private void places() {
        Map<String, String> named = PickKeys.of(other);
        List<Pick> seen = other.seen();
        List<Pick> apart = seen.size() <= FEW && other.offered().containsAll(seen) ? seen : seen.stream().filter(Pick::isEnd).toList();
        seen.stream().filter(pick -> !apart.contains(pick)).forEach(pick -> list.add(other.offers(pick) ? button(pick, named.get(pick.key())) : PickButton.spent(pick), "wmin 0"));
        apart.forEach(pick -> ends.add(button(pick, named.get(pick.key())), "wmin 0"));
    }

    private static JLabel title(String text) {
        JLabel title = new JLabel(text);
        title.setForeground(UIManager.getColor("Label.disabledForeground"));
        return title;
    }

    private PickButton button(Pick pick, String key) {
        PickButton button = new PickButton(pick, key);
        button.addActionListener(click -> answer.accept(pick.key()));
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
