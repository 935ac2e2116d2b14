package mystics.editor.play.around;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import mystics.choice.Sentence;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The last message to the players, beside the buttons that open the sheets of the party and the log. */
public final class SaidPane extends Flow {
    /** The width of a line of a message, in letter heights. */
    private static final float LINE = 34;
    private static final int GAP = 6;
    private final List<JButton> drawers;
    private final MessageLine message;
    private Lies place = Lies.COLUMN;
    private final transient JustNow justNow = new JustNow();
    private Run run = Run.OVER;
    private transient Optional<HintStrip> hint = Optional.empty();
    private transient BooleanSupplier lent = () -> false;

    /**
     * @param follow follows a link of a message
     * @param party opens the drawer of the party
     * @param log opens the drawer of the log
     */
    public SaidPane(Consumer<String> follow, Runnable party, Runnable log) {
        super(GAP);
        message = new MessageLine(follow);
        drawers = List.of(button("Party", "F4", party), button("Log", "F6", log));
        drawers.forEach(this::add);
        add(message, TEXT);
    }

    private static JButton button(String title, String key, Runnable deed) {
        JButton button = new JButton(title);
        Says.hint(button, Sentence.of("{what} ({key})", "what", title, "key", key));
        button.addActionListener(click -> deed.run());
        return button;
    }

    /**
     * Shows a hint in the place of the message. An answer to the players is more important than a hint, and hides it until the answer is
     * gone.
     *
     * @param newLent whether there is a hint to show here
     */
    public void lend(HintStrip newHint, BooleanSupplier newLent) {
        hint = Optional.of(newHint);
        lent = newLent;
        add(newHint, REST);
    }

    private boolean isLent() {
        return lent.getAsBoolean() && !isAnswer();
    }

    /** Whether the message answers the players, rather than reporting what everybody saw. */
    private boolean isAnswer() {
        return !message.isSilent() && !message.says(justNow.told());
    }

    /** The preferred width within an available width, both in pixels. It is greater while there is a message or a hint. */
    public int wish(int room) {
        boolean seen = !message.isSilent() && !isLent() && !isPast();
        message.setVisible(seen);
        hint.ifPresent(strip -> strip.setVisible(isLent()));
        return Math.min(room, inOneRow() + (seen || isLent() ? Math.round(LINE * Type.size()) : 0));
    }

    /** The buttons that open the drawers. */
    public List<JButton> drawers() {
        return drawers;
    }

    /** Shows the buttons beside the message, or leaves all the room to the message because the buttons are somewhere else. */
    public void fit(Buttons newButtons) {
        drawers.forEach(button -> button.setVisible(newButtons == Buttons.SHOWN));
    }

    /** Whether the buttons are seen beside the message. */
    public enum Buttons { SHOWN, ELSEWHERE }

    /** Whether there is nothing to be seen. */
    public boolean isEmpty() {
        return Stream.of(getComponents()).noneMatch(Component::isVisible);
    }

    /** The size that the pane has without a message and without a hint. */
    public Dimension resting() {
        List<Component> seen = drawers.stream().filter(Component::isVisible).map(Component.class::cast).toList();
        return new Dimension(wish(seen), seen.stream().mapToInt(button -> button.getPreferredSize().height).max().orElse(0));
    }

    /** Shows the message that was kept for the end of the film. If no message was kept, the pane reports the results of the last blows. */
    public void end(Film film) {
        message.sayKept();
        justNow.hear(film);
        if (message.isSilent()) message.say(justNow.told());
        run = Run.OVER;
    }

    /** Whether something stays to be read that must not hide the board: an answer to the players, or a hint. */
    public boolean isLasting() {
        return isLent() || isAnswer();
    }

    /** Whether the message is about blows that were seen, and would hide a part of the board. */
    private boolean isPast() {
        return place == Lies.EDGE && run == Run.OVER && message.says(justNow.told());
    }

    /** Reports the results of the blows of a step, if there are any. */
    public void step(Frame frame) {
        run = Run.ON;
        justNow.see(frame.told());
        message.say(justNow.told());
    }

    /** Forgets the last blows, because they have been undone. */
    public void forget() {
        justNow.forget();
    }

    private enum Run { ON, OVER }

    /** The possible places of messages: in the column below the strip, or over the lower edge of the board. */
    public enum Lies { COLUMN, EDGE }

    /** Sets where messages lie. Over the board, the results of blows are shown only while the blows are. */
    public void lie(Lies newPlace) {
        place = newPlace;
    }

    /** Shows a message. */
    public void say(Sentence words) {
        message.say(words);
    }

    /** Removes the message. Reports the results of the last blows again after a message is gone, unless messages lie over the board. */
    public void clear() {
        if (place == Lies.EDGE) justNow.forget();
        message.say(justNow.told());
    }

    /** Keeps a message for the end of the film. */
    public void keep(Sentence words) {
        message.keep(words);
    }
}
