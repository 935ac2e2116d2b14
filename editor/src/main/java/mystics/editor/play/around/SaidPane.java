package mystics.editor.play.around;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.sight.Asked;
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
    /** The greatest number of lines of news, and the least: one piece of news without the number of the others. */
    private static final int MOST = 4;
    private static final int LEAST = -1;
    /** The type size of news over the board, as a factor of the window's type size. */
    private static final float SMALLER = 0.8f;
    private final List<JButton> drawers;
    private final MessageLine message;
    private Lies place = Lies.COLUMN;
    private final transient JustNow justNow = new JustNow();
    private Run run = Run.OVER;
    private transient Optional<Cut> cut = Optional.empty();
    private transient Optional<Stay> stay = Optional.empty();
    private String turn = "";
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
        message.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent event) {
                if (isReport()) clear();
            }
        });
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
        return !message.isSilent() && !isNews();
    }

    /** Whether the message tells what has happened, at length or in short. */
    public boolean isNews() {
        return !message.isSilent() && IntStream.rangeClosed(LEAST, MOST)
                .anyMatch(most -> message.says(justNow.told(most)) || message.says(justNow.inShort(most)));
    }

    /** Whether news lies over the board. */
    public boolean isNewsOver() {
        return place == Lies.EDGE && isNews();
    }

    /** Whether the message reports in short what has happened, over the board. */
    public boolean isReport() {
        return place == Lies.EDGE && run == Run.OVER && isNews();
    }

    /** The room for which the news has been cut last. */
    private record Cut(Sentence whole, int width, int most, float letter) {
    }

    /**
     * Cuts news to as many lines as are no higher than a number of pixels. The news has four lines at most. Other messages stay as they
     * are.
     */
    public void cut(int width, int most) {
        Cut now = new Cut(news(MOST), width, most, Type.size());
        if (!isNews() || cut.equals(Optional.of(now))) return;
        int lines = MOST;
        message.say(news(lines));
        while (lines > LEAST && height(width) > most) {
            message.say(news(--lines));
        }
        cut = Optional.of(now);
    }

    /** The news on so many lines. Over the board only what the heroes did, lost or gained stays when the film is over. */
    private Sentence news(int most) {
        return place == Lies.EDGE && run == Run.OVER ? justNow.inShort(most) : justNow.told(most);
    }

    /** Tells the news. It is cut when it is laid out. */
    private void tell() {
        cut = Optional.empty();
        message.say(justNow.told(MOST));
    }

    /** The preferred width within an available width, both in pixels. It is greater while there is a message or a hint. */
    public int wish(int room) {
        boolean seen = !message.isSilent() && !isLent();
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
        film.last().asked().filter(Asked::isTurn).ifPresent(asked -> turn = asked.hero());
        justNow.hear(film.all().stream().map(Frame::told).flatMap(List::stream).toList(), film.catalog(),
                film.goesOn() || film.last().asked().filter(Asked::isTurn).isEmpty() ? JustNow.Next.MORE : JustNow.Next.TURN);
        if (message.isSilent()) tell();
        run = Run.OVER;
    }

    /** Whether something stays to be read that must not hide the board: an answer to the players, or a hint. */
    public boolean isLasting() {
        return isLent() || isAnswer();
    }

    /** Reports what a step tells, if it tells anything. */
    public void step(Frame frame, Catalog catalog) {
        run = Run.ON;
        justNow.see(frame.told(), catalog);
        tell();
    }

    /** Forgets the last blows, because they have been undone. */
    public void forget() {
        justNow.forget();
    }

    private enum Run { ON, OVER }

    /** The possible places of messages: in the column below the strip, or over the lower edge of the board. */
    public enum Lies { COLUMN, EDGE }

    /** A turn in a window, during which messages do not go back and forth between their places. */
    private record Stay(String turn, Dimension window, float letter) {
    }

    /**
     * Sets where messages lie, and returns it. Over the board, everything that happens is told while it happens; afterwards only what the
     * heroes lost or gained stays, until the next answer or until the mouse points at it. Messages that went to the edge of the board stay
     * there until the end of the turn, so that the board keeps its place.
     */
    public Lies lie(Lies wanted, Dimension window) {
        Stay now = new Stay(turn, window, Type.size());
        place = stay.filter(now::equals).isPresent() ? Lies.EDGE : wanted;
        if (place == Lies.EDGE) stay = Optional.of(now);
        message.scale(isNews() && place == Lies.EDGE ? SMALLER : 1);
        return place;
    }

    /** Shows a message. */
    public void say(Sentence words) {
        message.say(words);
    }

    /** Removes the message. Reports the results of the last blows again after a message is gone, unless messages lie over the board. */
    public void clear() {
        if (place == Lies.EDGE) justNow.makeRoom();
        tell();
    }

    /** Keeps a message for the end of the film. */
    public void keep(Sentence words) {
        message.keep(words);
    }
}
