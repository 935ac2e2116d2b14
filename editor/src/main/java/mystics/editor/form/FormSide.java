package mystics.editor.form;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JLabel;
import mystics.content.Entry;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Flow;
import mystics.editor.type.Scrolling;
import net.miginfocom.swing.MigLayout;

/** The part beside the form of an entry: its card, and the places that use the entry. The part is as wide as the card. */
final class FormSide extends Scrolling {
    private static final int MOST_USES = 40;
    private static final int GAP = 4;
    private final EntryCard card;
    private final JLabel heading = new JLabel("Used by");
    private final transient Function<Uses.Use, JButton> button;
    private final Flow uses = new Flow(GAP) {
        /** One row of all uses would be wider than the window. */
        @Override
        public Dimension getPreferredSize() {
            int wide = card.getPreferredSize().width;
            return new Dimension(wide, height(wide));
        }
    };

    /**
     * @param style paints the card
     * @param button makes the button that leads to a use
     */
    FormSide(BoardStyle style, Function<Uses.Use, JButton> button) {
        super(new MigLayout("insets 0 8px 0 12px, wrap 1, hidemode 3, novisualpadding", "[]", ""));
        this.card = new EntryCard(style);
        this.button = button;
        add(card);
        add(heading, "gaptop 8");
        add(uses, "wmin 0, growx");
    }

    /** Takes other pictures. */
    void wear(BoardStyle style) {
        card.wear(style);
    }

    /** Shows the card of an entry, if it has one, and the places that use the entry. Returns whether there is anything to show. */
    boolean show(Optional<Entry> entry, List<Uses.Use> found) {
        card.setVisible(entry.isPresent());
        entry.ifPresent(card::show);
        uses.removeAll();
        found.stream().limit(MOST_USES).map(button).forEach(uses::add);
        heading.setVisible(!found.isEmpty());
        revalidate();
        return entry.isPresent() || !found.isEmpty();
    }
}
