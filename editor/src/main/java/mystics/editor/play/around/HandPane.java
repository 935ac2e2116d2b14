package mystics.editor.play.around;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.PlainButton;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.CardNow;

/**
 * The cards of the hero whose turn it is, as rows of small cards. The rows take only the room that is left over. If not all cards have
 * room, the last place opens all of them. Where low cards need the room of the title, they stand without it. Where no row of readable
 * cards has room, one line tells how many cards there are, and opens them. A click on a card shows it in a large size.
 */
public final class HandPane extends JPanel {
    private static final int GAP = 5;
    /** The least width of a card, in letter heights. */
    private static final float WIDTH = 6;
    private final transient Consumer<List<Entry>> read;
    private final JLabel title = new JLabel();
    private final PlainButton folded = new PlainButton("", "Component.linkColor");
    private final JButton all = new JButton("Cards");
    private final PlainButton more = new PlainButton("", "Component.linkColor");
    private transient Optional<BoardStyle> style = Optional.empty();
    private transient Optional<HeroSheet> shown = Optional.empty();
    private transient List<HandCard> cards = List.of();
    private transient List<CardNow> known = List.of();
    private String knower = "";

    /** @param read shows cards in a large size */
    public HandPane(Consumer<List<Entry>> read) {
        super(null);
        this.read = read;
        setOpaque(false);
        title.setForeground(UIManager.getColor("Label.disabledForeground"));
        more.addActionListener(click -> read());
        folded.addActionListener(click -> read());
        all.addActionListener(click -> read());
        all.setVisible(false);
        Says.hint(all, Sentence.of("Cards of the acting mouse"));
    }

    private void read() {
        shown.ifPresent(hero -> read.accept(held(hero)));
    }

    /** A button for a menu, which shows all cards in a large size. It is never seen itself. */
    public JButton all() {
        return all;
    }

    /** Sets the pictures. */
    public void wear(BoardStyle newStyle) {
        style = Optional.of(newStyle);
        Optional<HeroSheet> hero = shown;
        shown = Optional.empty();
        show(hero);
    }

    /**
     * Shows which cards can be used now, and at what price. Between the questions of a turn the last answer holds.
     *
     * @param hero the id of the hero whose turn it is
     */
    public void know(String hero, List<CardNow> cardsNow) {
        if (cardsNow.isEmpty() || hero.equals(knower) && cardsNow.equals(known)) return;
        knower = hero;
        known = cardsNow;
        Optional<HeroSheet> same = shown;
        shown = Optional.empty();
        show(same);
    }

    /** Shows the cards of a hero, or none. */
    public void show(Optional<HeroSheet> hero) {
        if (hero.equals(shown)) return;
        shown = hero;
        removeAll();
        cards = hero.stream().flatMap(one -> style.stream().flatMap(known -> held(one).stream().map(card -> card(card, one, known))))
                .toList();
        hero.ifPresent(one -> {
            Says.text(title, Sentence.of("Cards of {hero}", "hero", one.spoken()));
            Says.name(this, Sentence.of("Cards of {hero}", "hero", one.spoken()));
            Says.text(folded, Sentence.of("Cards of {hero}: {n} ▾", "hero", one.spoken(), "n", cards.size()));
            add(title);
            add(folded);
            cards.forEach(this::add);
            add(more);
        });
        revalidate();
        repaint();
    }

    /** The cards of a hero, abilities first, because they are the cards that are paid for. */
    private static List<Entry> held(HeroSheet hero) {
        return Stream.of(hero.abilities(), hero.equipped(), hero.pack(), hero.tricks()).flatMap(List::stream).toList();
    }

    private HandCard card(Entry card, HeroSheet hero, BoardStyle look) {
        HandCard button = new HandCard(card, hero, now(card, hero), look);
        button.addActionListener(click -> read.accept(List.of(card)));
        return button;
    }

    private Optional<CardNow> now(Entry card, HeroSheet hero) {
        return hero.id().equals(knower) ? known.stream().filter(one -> one.card().equals(card.id())).findFirst() : Optional.empty();
    }

    /**
     * The height in pixels that the cards take of a room: all rows, or as many as fit, or a row of low cards, or one line; 0 if not even
     * the line fits.
     */
    public int height(int width, int room) {
        int rows = Math.min((cards.size() + columns(width) - 1) / columns(width), rows(room));
        int line = cards.isEmpty() ? 0 : folded.getPreferredSize().height;
        return rows > 0 ? top(room) + rows * (high(room) + GAP) - GAP : line <= room ? line : 0;
    }

    /** The height of a card in a room. Where no row of usual cards fits, one row of lower cards fills the room. */
    private int high(int room) {
        int most = room - top(room);
        return most < HandCard.high() && most >= HandCard.least() ? most : HandCard.high();
    }

    /** The height of the title in a room; 0 if low cards have room only without it. */
    private int top(int room) {
        int top = title.getPreferredSize().height + GAP;
        return room - top < HandCard.least() ? 0 : top;
    }

    private int rows(int room) {
        return Math.max(0, (room - top(room) + GAP) / (high(room) + GAP));
    }

    private static int columns(int width) {
        return Math.max(1, (width + GAP) / (Math.round(WIDTH * Type.size()) + GAP));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(0, 0);
    }

    @Override
    public void doLayout() {
        int columns = columns(getWidth());
        int places = columns * rows(getHeight());
        int seen = cards.size() <= places ? cards.size() : Math.max(0, places - 1);
        int wide = (getWidth() - (columns - 1) * GAP) / columns;
        boolean open = places > 0;
        title.setVisible(open && top(getHeight()) > 0);
        title.setBounds(0, 0, getWidth(), title.getPreferredSize().height);
        folded.setVisible(!open);
        folded.setBounds(0, 0, Math.min(getWidth(), folded.getPreferredSize().width), folded.getPreferredSize().height);
        Says.text(more, Sentence.of("{n} more", "n", cards.size() - seen));
        for (int place = 0; place < cards.size(); place++) {
            put(cards.get(place), place, seen, columns, wide);
        }
        more.setVisible(open && seen < cards.size());
        lay(more, seen, columns, wide);
    }

    private void put(Component card, int place, int seen, int columns, int wide) {
        card.setVisible(place < seen);
        lay(card, place, columns, wide);
    }

    private void lay(Component part, int place, int columns, int wide) {
        int high = high(getHeight());
        part.setBounds(place % columns * (wide + GAP), top(getHeight()) + place / columns * (high + GAP), wide, high);
    }
}
