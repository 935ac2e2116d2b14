package mystics.editor.play.around;

import java.awt.Color;
import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.TrackCardPicture;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The initiative track, from the top. A click opens a card. */
public final class TrackPane extends JPanel {
    /** The type size from which two cards stand side by side if they fit, to leave room for the question below. */
    private static final float LARGE = 22;
    private static final double PORTRAIT = 1.7;
    private static final int GAP = 12;
    private final transient Consumer<TrackCardPicture> open;
    private int columns;
    private transient Optional<Portraits> portraits = Optional.empty();

    public TrackPane(Consumer<TrackCardPicture> open) {
        super(new MigLayout());
        part(1);
        this.open = open;
        getAccessibleContext().setAccessibleName("Initiative track");
    }

    /** Shows figures beside the names. */
    public void wear(Portraits figures) {
        portraits = Optional.of(figures);
    }

    /** Shows the cards, from the top. */
    public void show(List<TrackCardPicture> track) {
        removeAll();
        for (int place = 0; place < track.size(); place++) {
            add(card(place + 1, track.get(place)), "wmin 0");
        }
        revalidate();
        repaint();
    }

    private void part(int number) {
        columns = number;
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets 0, fillx, gapy 2, wrap " + number);
        rows.setColumnConstraints("[grow, fill, sg]".repeat(number));
    }

    /** Chooses the number of columns. The total height may change with it. */
    @Override
    public void doLayout() {
        int widest = Arrays.stream(getComponents()).mapToInt(card -> card.getPreferredSize().width).max().orElse(0);
        int fitting = isLarge() && 2 * widest + GAP <= getWidth() ? 2 : 1;
        if (fitting != columns) {
            part(fitting);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    private static boolean isLarge() {
        return Type.size() > LARGE;
    }

    private JButton card(int place, TrackCardPicture card) {
        boolean acting = card.turn() == TrackCardPicture.Turn.ACTING;
        Sentence name = name(card);
        JButton button = Says.text(new JButton(),
                Sentence.of("{sign}{n}  {card}", "sign", acting ? "▶ " : "", "n", place, "card", name));
        portraits.filter(figures -> !isLarge()).ifPresent(figures -> button.setIcon(figures.icon(card.art(), card.name(), PORTRAIT)));
        button.setHorizontalAlignment(SwingConstants.LEFT);
        button.setFont(button.getFont().deriveFont(acting ? Font.BOLD : Font.PLAIN));
        Color edge = UIManager.getColor(acting ? "Component.accentColor" : "Component.borderColor");
        button.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, card.side() == TrackCardPicture.Side.MINION ? 8 : 3, 0, 0, edge),
                BorderFactory.createEmptyBorder(1, 8, 1, 8)));
        button.setContentAreaFilled(acting);
        Says.name(button, Sentence.of(acting ? "Place {n} of the track: {card}, its turn" : "Place {n} of the track: {card}", "n", place,
                "card", name));
        button.addActionListener(click -> open.accept(card));
        return button;
    }

    /** The name on a card, with the number of its figures. */
    private static Sentence name(TrackCardPicture card) {
        if (card.side() == TrackCardPicture.Side.MINION) {
            return Sentence.of("{card}  × {n}", "card", card.name(), "n", card.figures());
        }
        return Sentence.of(card.figures() == 0 ? "{card}  ({where})" : "{card}", "card", card.name(), "where", "captured");
    }
}
