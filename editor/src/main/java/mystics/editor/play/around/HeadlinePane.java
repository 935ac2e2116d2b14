package mystics.editor.play.around;

import java.awt.Font;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import mystics.choice.Sentence;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Throw;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;

/** The numbers of the chapter: the room the party is in, the page track with the hourglass and the end, and the minion wheel. */
public final class HeadlinePane extends Flow {
    private static final int GAP = 16;
    private final JLabel place = new JLabel();
    private final JLabel round = new JLabel();
    private final PageTrack pages = new PageTrack();
    private final WheelDial wheel = new WheelDial();
    private final LastThrow last = new LastThrow();

    public HeadlinePane() {
        super(GAP);
        setBorder(BorderFactory.createEmptyBorder(4, 12, 4, 12));
        add(place);
        add(pages);
        add(wheel);
        add(round);
        add(last, REST);
    }

    /** Shows the last dice. */
    public void thrown(List<Throw> thrown, BoardStyle style) {
        last.show(thrown, style);
    }

    /** Shows the numbers of the chapter. */
    public void show(Headline headline) {
        place.setText(headline.room());
        place.setToolTipText(headline.chapter() + ", " + headline.room());
        place.getAccessibleContext().setAccessibleName(headline.chapter() + ", " + headline.room());
        place.setFont(new JLabel().getFont().deriveFont(Font.BOLD, new JLabel().getFont().getSize2D() * 1.25f));
        Says.text(round, headline.round() == 0 ? Sentence.of("Setting up") : Sentence.of("Round {n}", "n", headline.round()));
        pages.show(headline.page(), headline.endPage());
        wheel.show(headline.wheel(), headline.full());
        pages.setVisible(headline.hasBoard());
        wheel.setVisible(headline.hasBoard());
        round.setVisible(headline.hasBoard());
    }
}
