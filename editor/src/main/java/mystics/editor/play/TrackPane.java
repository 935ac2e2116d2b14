package mystics.editor.play;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import mystics.editor.sight.TrackCard;
import net.miginfocom.swing.MigLayout;

/** The initiative track, its top first. A click opens a card. */
final class TrackPane extends JPanel {
    /** Type from which on two cards stand beside each other, so that the question below keeps its room. */
    private static final float LARGE = 22;
    private final transient Consumer<TrackCard> open;

    TrackPane(Consumer<TrackCard> open) {
        super(null);
        this.open = open;
        getAccessibleContext().setAccessibleName("Initiative track");
    }

    void show(List<TrackCard> track) {
        removeAll();
        boolean large = UIManager.getFont("defaultFont").getSize2D() > LARGE;
        setLayout(new MigLayout("insets 0, fillx, gapy 2, wrap " + (large ? 2 : 1), large ? "[grow, fill, sg][grow, fill, sg]" : "[grow, fill]"));
        for (int place = 0; place < track.size(); place++) {
            add(card(place + 1, track.get(place)), "wmin 0");
        }
        revalidate();
        repaint();
    }

    private JButton card(int place, TrackCard card) {
        boolean acting = card.turn() == TrackCard.Turn.ACTING;
        String many = card.side() == TrackCard.Side.MINION ? "  × " + card.figures() : card.figures() == 0 ? "  (captured)" : "";
        JButton button = new JButton((acting ? "▶ " : "") + place + "  " + card.name() + many);
        button.setHorizontalAlignment(SwingConstants.LEFT);
        button.setFont(button.getFont().deriveFont(acting ? Font.BOLD : Font.PLAIN));
        Color edge = UIManager.getColor(acting ? "Component.accentColor" : "Component.borderColor");
        button.setBorder(BorderFactory.createCompoundBorder(BorderFactory.createMatteBorder(0, card.side() == TrackCard.Side.MINION ? 8 : 3, 0, 0, edge),
                BorderFactory.createEmptyBorder(3, 8, 3, 8)));
        button.setContentAreaFilled(acting);
        button.getAccessibleContext().setAccessibleName("Place " + place + " of the track: " + card.name() + many + (acting ? ", its turn" : ""));
        button.addActionListener(click -> open.accept(card));
        return button;
    }
}
