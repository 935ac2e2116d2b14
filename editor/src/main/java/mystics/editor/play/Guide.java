package mystics.editor.play;

import java.awt.Insets;
import java.awt.Rectangle;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.content.GuideStep;
import mystics.editor.play.around.GuideLayer;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.board.BoardPane;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.type.Says;
import mystics.view.Guidance;

/** The guide of a chapter in the window: it shows one step at a time at the open question, and forgets which were read with the game. */
final class Guide {
    private final BoardPane board;
    private final AskPane ask;
    private final Panes panes;
    private final GuideLayer layer;
    private final Set<String> read = new HashSet<>();
    private Optional<Sight> at = Optional.empty();
    private boolean wanted = true;

    Guide(BoardPane board, AskPane ask, Panes panes) {
        this.board = board;
        this.ask = ask;
        this.panes = panes;
        layer = new GuideLayer(this::about, this::edges, this::next, this::leave);
    }

    /** The layer over the board. */
    GuideLayer layer() {
        return layer;
    }

    /** Shows the step that is due at the end of a film. */
    void at(Sight sight) {
        at = Optional.of(sight);
        Optional<GuideStep> due = wanted ? Guidance.due(sight.game(), read) : Optional.empty();
        layer.show(due);
        Says.more(ask, layer.words());
    }

    /** Puts the card away while something happens. */
    void rest() {
        at = Optional.empty();
        layer.show(Optional.empty());
    }

    /** Goes on from a step that is done by reading it; of another, only the frame stays. */
    void next() {
        layer.shown().ifPresent(step -> {
            if (step.isRead()) {
                read.add(step.id());
                at.ifPresent(this::at);
            } else {
                layer.fold();
            }
            ask.requestFocusInWindow();
        });
    }

    private void leave() {
        wanted = false;
        rest();
        ask.requestFocusInWindow();
    }

    /** What the panels take of the board at its edges. */
    private Insets edges() {
        return board.getInsets();
    }

    /** Where a step points. */
    private Optional<Rectangle> about(GuideStep step) {
        return switch (step.at()) {
            case "wheel", "page", "goal" -> frame(panes.clock().part(step.at()));
            case "party" -> frame(panes.strip());
            case "choices" -> frame(ask);
            case "map" -> frame(board.map());
            case "hero" -> board.acting().map(this::onBoard);
            case "" -> offered(step);
            default -> board.space(step.at().substring(step.at().indexOf('/') + 1)).map(this::onBoard);
        };
    }

    private Optional<Rectangle> offered(GuideStep step) {
        Stream<Pick> picks = at.flatMap(Sight::asked).map(Asked::picks).stream().flatMap(all -> all.stream());
        Optional<Pick> first = picks.filter(pick -> GuideStep.names(step.offered(), pick.key())).findFirst();
        return first.filter(pick -> !pick.isMove()).flatMap(board::where).map(this::onBoard)
                .or(() -> first.flatMap(pick -> ask.button(pick.key())).flatMap(this::frame))
                .or(() -> first.flatMap(pick -> board.acting()).map(this::onBoard)).or(() -> frame(ask));
    }

    private Rectangle onBoard(Rectangle place) {
        return SwingUtilities.convertRectangle(board, place, layer);
    }

    private Optional<Rectangle> frame(JComponent part) {
        return Optional.of(part).filter(JComponent::isShowing)
                .map(shown -> SwingUtilities.convertRectangle(shown, new Rectangle(0, 0, shown.getWidth(), shown.getHeight()), layer));
    }
}
