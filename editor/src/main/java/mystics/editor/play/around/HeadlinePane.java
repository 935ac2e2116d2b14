package mystics.editor.play.around;

import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Throw;
import net.miginfocom.swing.MigLayout;

/** The numbers of the chapter: the room the party is in, the page track with the hourglass and the end, and the minion wheel. */
public final class HeadlinePane extends JPanel {
    private static final int LETTERS = 9;
    /** The room. The end of a long name is cut off. */
    private final JLabel place = new JLabel() {
        @Override
        public Dimension getMinimumSize() {
            return new Dimension(Math.min(getPreferredSize().width, LETTERS * getFont().getSize()), getPreferredSize().height);
        }
    };
    private final JLabel round = new JLabel();
    private final PageTrack pages = new PageTrack();
    private final WheelDial wheel = new WheelDial();
    private final LastThrow last = new LastThrow();

    public HeadlinePane() {
        super(new MigLayout("insets 6 12 6 12, aligny center", "[]20[]20[]20[]20[grow, fill]"));
        add(place);
        add(pages, "wmin pref");
        add(wheel, "wmin pref");
        add(round, "wmin pref");
        add(last);
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
        round.setText(headline.round() == 0 ? "Setting up" : "Round " + headline.round());
        pages.show(headline.page(), headline.endPage());
        wheel.show(headline.wheel(), headline.full());
    }
}
