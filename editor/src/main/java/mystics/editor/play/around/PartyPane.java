package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.play.ask.Pinned;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Flow;
import mystics.editor.type.PlainButton;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The party: each hero's wounds, cheese, conditions, cards and player, and the shared items. A click on a name opens its card. */
public final class PartyPane extends JPanel {
    private static final double PORTRAIT = 2.6;
    private static final String ACTING = "acting";
    private static final String FAINT = "Label.disabledForeground";
    /** The space between two names, in letter heights: more than the space between the words of a name. */
    private static final float BETWEEN = 1;
    private final transient Consumer<List<Entry>> read;
    private final transient HandOver hands;
    private transient Optional<Portraits> portraits = Optional.empty();
    private transient List<Object> shown = List.of();
    private final JPanel heroes = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]"));
    private final JPanel common = new JPanel(new MigLayout("insets 6 0 0 0, fillx, hidemode 3", "[grow, fill]"));

    /** @param read shows cards in a large size; {@code hands} gives heroes to other players */
    public PartyPane(Consumer<List<Entry>> read, HandOver hands) {
        super(new BorderLayout());
        this.read = read;
        this.hands = hands;
        add(new Pinned(heroes, common));
    }

    /** Shows figures beside the names. */
    public void wear(Portraits figures) {
        portraits = Optional.of(figures);
        shown = List.of();
    }

    /** The party in a scrolling part. The shared items stay visible below the scrolling part. */
    public JComponent scrolled() {
        return heroes;
    }

    /** Shows a party; {@code acting} is the id of the hero that is asked. Heroes that have not changed are not laid out again. */
    public void show(List<HeroSheet> party, List<Entry> stash, String acting) {
        List<Object> laying = List.of(party, stash, acting);
        if (laying.equals(shown)) {
            return;
        }
        shown = laying;
        hands.meet(party);
        heroes.removeAll();
        common.removeAll();
        common.setVisible(!stash.isEmpty());
        party.forEach(hero -> heroes.add(hero(hero, hero.id().equals(acting))));
        if (!stash.isEmpty()) {
            JPanel items = box(Sentence.of("Stash"), UIManager.getColor("Mystics.edge"));
            items.add(cards(Sentence.of("Stash"), stash, Optional.of(Sentence.of("Stash"))));
            common.add(items);
        }
        SwingUtilities.invokeLater(this::bringActing);
        heroes.revalidate();
        common.revalidate();
        repaint();
    }

    /** Scrolls to the hero that is asked. */
    private void bringActing() {
        for (Component hero : heroes.getComponents()) {
            if (hero instanceof JComponent box && box.getClientProperty(ACTING) != null) {
                heroes.scrollRectToVisible(box.getBounds());
            }
        }
    }

    private JPanel box(Sentence name, Color edge) {
        JPanel box = new JPanel(new MigLayout("insets 6 10 6 6, fillx, wrap 1, gapy 2, hidemode 3", "[grow, fill]"));
        box.setBorder(BorderFactory.createMatteBorder(0, 4, 0, 0, edge));
        return Says.name(box, name);
    }

    private JPanel hero(HeroSheet hero, boolean acts) {
        JPanel box = box(hero.title(), UIManager.getColor(acts ? "Component.accentColor" : "Mystics.edge"));
        box.putClientProperty(ACTING, acts ? hero.id() : null);
        box.add(head(hero, acts), "wmin 0");
        Flow numbers = new Flow(12);
        numbers.add(hearts(hero));
        numbers.add(Says.text(new JLabel(), Sentence.of("{n} cheese", "n", hero.cheese())));
        numbers.add(new JLabel(hero.where()));
        box.add(numbers, "wmin 0");
        if (!hero.conditions().isEmpty()) {
            box.add(conditions(hero));
        }
        box.add(cards(Sentence.of("Cards of {hero}", "hero", hero.spoken()),
                Stream.concat(hero.equipped().stream(), hero.abilities().stream()).toList(), Optional.empty()));
        List<Entry> packed = Stream.concat(hero.pack().stream(), hero.tricks().stream()).toList();
        if (!packed.isEmpty()) {
            box.add(cards(Sentence.of("Pack of {hero}", "hero", hero.spoken()), packed, Optional.of(Sentence.of("Pack"))));
        }
        return box;
    }

    private Flow head(HeroSheet hero, boolean acts) {
        JButton name = new PlainButton(hero.name());
        Type.bold(name, 1.15f);
        Says.hint(name, Sentence.of("All cards of {hero}", "hero", hero.spoken()));
        portraits.ifPresent(figures -> name.setIcon(figures.face(hero.id(), hero.name(), PORTRAIT)));
        name.addActionListener(click -> read.accept(hero.cards()));
        String person = hero.player().name();
        JButton player = Says.text(new PlainButton("", FAINT), Sentence.of("{who} ▾", "who", person.isEmpty() ? "you" : person));
        Says.name(player, Sentence.of("Who plays {hero}: {who}", "hero", hero.spoken(), "who",
                person.isEmpty() ? "whoever sits here" : person));
        Says.hint(player, Sentence.of("Who plays {hero}", "hero", hero.spoken()));
        player.addActionListener(click -> hands.menu(hero).show(player, 0, player.getHeight()));
        Flow head = new Flow(6);
        if (acts) {
            head.add(new JLabel("▶"));
        }
        head.add(name, Flow.REST);
        head.add(player);
        return head;
    }

    private static Flow row() {
        return new Flow(Math.round(BETWEEN * Type.size()));
    }

    private Flow conditions(HeroSheet hero) {
        Flow row = Says.name(row(), Sentence.of("Conditions of {hero}", "hero", hero.spoken()));
        hero.conditions().forEach(condition -> {
            PlainButton button = opening(condition.mark(), condition.number() > 1 ? " " + condition.number() : "");
            Type.bold(button, 1);
            row.add(button);
        });
        return row;
    }

    private static JLabel hearts(HeroSheet hero) {
        int left = Math.max(0, hero.life() - hero.wounds());
        JLabel hearts = new JLabel("♥".repeat(left) + "♡".repeat(hero.life() - left));
        hearts.setForeground(UIManager.getColor("Actions.Red"));
        hearts.setFont(hearts.getFont().deriveFont(hearts.getFont().getSize2D() * 1.3f));
        return Says.name(hearts, Sentence.of("{n} of {m} life", "n", left, "m", hero.life()));
    }

    /** @param where the words before the cards; empty for cards that are worn */
    private Flow cards(Sentence name, List<Entry> cards, Optional<Sentence> where) {
        Flow row = Says.name(row(), name);
        where.ifPresent(words -> {
            JLabel label = Says.text(new JLabel(), words);
            label.setForeground(UIManager.getColor(FAINT));
            row.add(label);
        });
        cards.forEach(card -> row.add(opening(card, "")));
        return row;
    }

    /** A button that opens a card or a mark. */
    private PlainButton opening(Entry entry, String more) {
        PlainButton button = new PlainButton(entry.name() + more, "Component.linkColor");
        button.addActionListener(click -> read.accept(List.of(entry)));
        return button;
    }
}
