package mystics.editor.play;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.play.around.GuideLayer;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.board.BoardPane;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.type.Says;
import mystics.home.HintsRead;
import mystics.view.FirstWords;
import mystics.view.Guidance;

/**
 * Explains the game during play. Each explanation is about one thing and appears while a question is open. In a lesson, this class shows
 * the lesson's guide, which begins again in every game. In any other chapter, this class shows hints. Each hint is shown only once, however
 * many games are played.
 */
final class Guide {
    /**
     * The reader.
     *
     * @param hints the hints that have been read
     * @param heed receives the id of each hint when it has been read
     * @param follow opens links
     */
    record Reader(Supplier<HintsRead> hints, Consumer<String> heed, Consumer<String> follow) {
    }

    /** The weight of a hidden figure, exit or sign, in hidden spaces. */
    private static final int FIGURE = 3;
    /** The subject of a hint that tells how to walk. It has no frame, so that the outline on the board is the only one. */
    private static final String MOVES = "moves";
    private final BoardPane board;
    private final AskPane ask;
    private final Panes panes;
    private final GuideLayer layer;
    private final Reader reader;
    private final Set<String> read = new HashSet<>();
    private int given;
    private Optional<Sight> at = Optional.empty();
    private boolean wanted = true;

    Guide(BoardPane board, AskPane ask, Panes panes, Reader reader) {
        this.board = board;
        this.ask = ask;
        this.panes = panes;
        this.reader = reader;
        layer = new GuideLayer(this::about, new GuideLayer.Around(board::getInsets, this::worth, this::floor),
                new GuideLayer.Ways(this::next, this::leave, reader.follow()));
    }

    /** The layer over the board. */
    GuideLayer layer() {
        return layer;
    }

    /** Shows the step that is due at the end of a film. */
    void at(Sight sight) {
        at = Optional.of(sight);
        layer.show(due(sight), isLesson(sight) ? GuideLayer.Kind.GUIDE : GuideLayer.Kind.HINT);
        Says.more(ask, layer.words());
    }

    private static boolean isLesson(Sight sight) {
        return sight.game().setting().box().chapter().isLesson();
    }

    private Optional<GuideStep> due(Sight sight) {
        if (isLesson(sight)) {
            return wanted ? Guidance.due(sight.game(), read) : Optional.empty();
        }
        HintsRead hints = reader.hints().get();
        return !wanted || given >= FirstWords.MOST || hints.isAll() ? Optional.empty()
                : sight.words().stream().filter(step -> !hints.has(step.id()) && !read.contains(step.id())).findFirst()
                        .map(step -> how(sight, step));
    }

    /** A hint about the choices, and before it the way to move. Moves are chosen on the board, which the hint cannot know. */
    private static GuideStep how(Sight sight, GuideStep step) {
        Optional<Asked> moving = sight.asked()
                .filter(asked -> step.at().equals("choices") && asked.picks().stream()
                        .anyMatch(pick -> pick.isMove() && GuideStep.names(step.offered(), pick.key())));
        return moving.map(asked -> sight.game().setting().worded(Sentence.of("Click anywhere inside the bright outline to walk.")))
                .map(words -> new GuideStep(step.id(), step.title(), words + " " + step.text(), step.after(), step.offered(), step.told(),
                        step.done(), MOVES, step.rule()))
                .orElse(step);
    }

    /** Hides the card while a film shows events. */
    void rest() {
        at = Optional.empty();
        given = 0;
        layer.show(Optional.empty(), GuideLayer.Kind.GUIDE);
    }

    /**
     * Continues after a step that is finished when the player has read it. For any other step, the method closes the card and leaves only
     * the frame.
     */
    void next() {
        layer.shown().ifPresent(step -> {
            if (step.isRead()) {
                done(step.id());
                at.ifPresent(this::at);
            } else {
                layer.fold();
            }
            ask.requestFocusInWindow();
        });
    }

    /** Puts away a found card. If there is none, continues after a step. */
    void putAway() {
        if (!board.putAway()) next();
    }

    /** Continues after a step. A hint is put away, whether it is a card or a strip. */
    void on() {
        next();
    }

    private void done(String step) {
        given++;
        read.add(step);
        if (at.filter(Guide::isLesson).isEmpty()) {
            reader.heed().accept(step);
        }
    }

    private void leave() {
        if (at.filter(Guide::isLesson).isEmpty()) {
            reader.heed().accept(HintsRead.EVERY);
        }
        wanted = false;
        rest();
        ask.requestFocusInWindow();
    }

    /** The place of the current room. */
    private Optional<Rectangle> floor() {
        return board.places().room().map(this::onBoard);
    }

    /**
     * What the card must not hide: figures, exits, signs, and spaces to click. All except the spaces are in the list several times, because
     * they weigh more.
     */
    private List<Rectangle> worth() {
        Stream<Rectangle> figures = Collections.nCopies(FIGURE, board.places().worth()).stream().flatMap(List::stream);
        Stream<Rectangle> sign = frame(board.sign()).map(place -> Collections.nCopies(FIGURE, place)).stream().flatMap(List::stream);
        return Stream.concat(Stream.concat(figures, board.places().choices().stream()).map(this::onBoard), sign).toList();
    }

    /** The place to which a step points. */
    private Optional<Rectangle> about(GuideStep step) {
        return switch (step.at()) {
            case "wheel", "page", "goal" -> frame(panes.clock().part(step.at()));
            case "party" -> frame(panes.strip());
            case "choices" -> frame(ask);
            case MOVES -> Optional.empty();
            case "map" -> frame(board.map());
            case "hero" -> board.places().acting().map(this::onBoard);
            case "" -> offered(step);
            default -> board.places().space(step.at().substring(step.at().indexOf('/') + 1)).map(this::onBoard);
        };
    }

    private Optional<Rectangle> offered(GuideStep step) {
        Stream<Pick> picks = at.flatMap(Sight::asked).map(Asked::picks).stream().flatMap(all -> all.stream());
        Optional<Pick> first = picks.filter(pick -> GuideStep.names(step.offered(), pick.key())).findFirst();
        return first.filter(pick -> !pick.isMove()).flatMap(board.places()::where).map(this::onBoard)
                .or(() -> first.flatMap(pick -> ask.button(pick.key())).flatMap(button -> frame(button).or(() -> frame(ask))))
                .or(() -> first.flatMap(pick -> board.places().acting()).map(this::onBoard)).or(() -> frame(ask));
    }

    private Rectangle onBoard(Rectangle place) {
        return SwingUtilities.convertRectangle(board, place, layer);
    }

    /** Whether a component and everything around it are visible, in a window or in a picture without a window. */
    private static boolean isSeen(Component part) {
        return part == null || part.isVisible() && isSeen(part.getParent());
    }

    /** The visible part of a component; empty if nothing of it is visible, for example because it is scrolled away. */
    private Optional<Rectangle> frame(JComponent part) {
        return Optional.of(part).filter(Guide::isSeen).map(JComponent::getVisibleRect).filter(Predicate.not(Rectangle::isEmpty))
                .map(seen -> SwingUtilities.convertRectangle(part, seen, layer));
    }
}
