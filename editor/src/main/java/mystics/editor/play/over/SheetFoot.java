package mystics.editor.play.over;

import java.awt.Container;
import java.awt.Dimension;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.MainButton;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * The buttons below a sheet. They do not scroll with the sheet, so they are always in sight. If their words are too long for one row, short
 * words take their place. The main button says that the sheet goes on, as long as a part of the sheet is below.
 */
final class SheetFoot extends Flow {
    private static final int GAP = 12;
    private final Map<JButton, String> words = new LinkedHashMap<>();
    private final transient EndingPane ending;
    private WayLength length = WayLength.FULL;
    private transient Optional<Fitted> fitted = Optional.empty();

    private SheetFoot(EndingPane ending, JButton away) {
        super(GAP);
        this.ending = ending;
        int ring = Math.round(Type.size() / 4);
        setBorder(BorderFactory.createEmptyBorder(ring, ring, ring, ring));
        ending.doors().forEach(door -> words.put(door, door.getActionCommand()));
        away.setText(ending.back());
        words.put(away, ending.back());
        words.keySet().forEach(this::add);
        ending.rest().ifPresent(text -> text.bar().addAdjustmentListener(moved -> write()));
    }

    /**
     * The buttons below some content: the next steps after a chapter, and the button that removes the sheet.
     *
     * @param away the button that removes the sheet
     */
    static JComponent of(JComponent content, JButton away) {
        return content instanceof EndingPane ending ? new SheetFoot(ending, away) : away;
    }

    /** Where the main button leads: on from the sheet, or to the part of the sheet that is below. */
    private enum Lead { ON, BELOW }

    /** The room and the words beside the main button for which the length of the words was chosen. */
    private record Fitted(int room, float letter, List<String> words) {
    }

    /** The size with the words that suit the width of the window. */
    @Override
    public Dimension getPreferredSize() {
        Container around = getParent();
        if (around != null && around.getWidth() > 0) {
            fit(around.getWidth() - around.getInsets().left - around.getInsets().right - 2 * GAP);
        }
        return super.getPreferredSize();
    }

    /** Takes short words if the full words do not stand in one row. The main button is as wide as the longer of its words. */
    private void fit(int room) {
        if (fitted.equals(Optional.of(now(room)))) return;
        WayLength before = length;
        length = WayLength.FULL;
        widen();
        if (inOneRow() > room) {
            length = WayLength.SHORT;
            widen();
        }
        write();
        fitted = Optional.of(now(room));
        if (length != before) revalidate();
    }

    private Fitted now(int room) {
        return new Fitted(room, Type.size(), beside().map(JButton::getText).toList());
    }

    private Stream<JButton> beside() {
        return words.keySet().stream().filter(button -> !(button instanceof MainButton));
    }

    /** Makes the main button wide enough for its words, wherever it leads. */
    private void widen() {
        words.keySet().stream().filter(MainButton.class::isInstance).map(MainButton.class::cast).forEach(main -> {
            main.widen(0);
            main.widen(Stream.of(Lead.values()).mapToInt(lead -> width(main, lead)).max().orElse(0));
        });
    }

    private int width(MainButton main, Lead lead) {
        write(length, lead);
        return main.getPreferredSize().width;
    }

    private void write() {
        write(length, ending.rest().filter(RestBelow::isLeft).isPresent() ? Lead.BELOW : Lead.ON);
    }

    /** Writes the words on the buttons. The full words stay as the tooltip. */
    private void write(WayLength wanted, Lead lead) {
        words.forEach((button, label) -> {
            boolean below = lead == Lead.BELOW && button instanceof MainButton;
            Says.text(button, below ? Sentence.of(Stage.MORE) : wanted.of(label));
            Says.hint(button, below ? Sentence.of("At the end of the page: {what}", "what", label) : Sentence.of(label));
        });
    }
}
