package mystics.editor.play.over;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JScrollPane;
import mystics.content.Entry;
import mystics.editor.art.CardArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;

/** Cards to read: a single card as large as the pane allows, or several cards side by side. A click on one of several cards enlarges it. */
public final class CardsPane extends Scrolling {
    private static final int GAP = 14;
    private static final double LEAST = 23;

    CardsPane(List<Entry> cards, BoardStyle style, Consumer<Entry> larger) {
        super(null);
        setOpaque(false);
        cards.forEach(card -> add(new CardView(card, style, cards.size() > 1 ? () -> larger.accept(card) : () -> {})));
    }

    /** The cards in a transparent scroll pane, with the board visible between them. */
    JScrollPane seenThrough() {
        JScrollPane scroll = scrolled();
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        return scroll;
    }

    /** A readable width for each of several cards. A single card is as wide as the height of the pane allows. */
    private int cardWidth() {
        double letters = Type.size() * LEAST;
        double fitting = getComponentCount() > 1 ? 0 : getParent().getHeight() * CardArt.RATIO;
        return (int) Math.max(Math.min(letters, Math.max(1, getParent().getWidth())), fitting);
    }

    private int columns() {
        return Math.max(1, Math.min(getComponentCount(), (getParent().getWidth() + GAP) / (cardWidth() + GAP)));
    }

    /** The height of every card: that of the highest one. */
    private int height(int width) {
        return Stream.of(getComponents()).mapToInt(card -> ((CardView) card).height(width, getParent().getHeight())).max().orElse(0);
    }

    @Override
    public Dimension getPreferredSize() {
        int rows = (getComponentCount() + columns() - 1) / columns();
        return new Dimension(cardWidth(), rows * (height(cardWidth()) + GAP) - GAP);
    }

    @Override
    public void doLayout() {
        int width = cardWidth();
        int left = (getWidth() - columns() * (width + GAP) + GAP) / 2;
        int top = Math.max(0, (getHeight() - getPreferredSize().height) / 2);
        int place = 0;
        for (Component card : getComponents()) {
            card.setBounds(left + place % columns() * (width + GAP), top + place / columns() * (height(width) + GAP), width, height(width));
            place++;
        }
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(400, 400);
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent().getHeight() > getPreferredSize().height;
    }
}
