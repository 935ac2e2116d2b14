package mystics.editor.play;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.editor.sight.CardFace;
import mystics.editor.sight.HeroSheet;
import net.miginfocom.swing.MigLayout;

/** The party: each hero's wounds, cheese, conditions and cards, and what all have together. Names open cards. */
final class PartyPane extends JPanel {
    private final transient Consumer<String> read;

    /** @param read shows a page large */
    PartyPane(Consumer<String> read) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]"));
        this.read = read;
    }

    /** Shows a party; {@code acting} is the id of who is asked. */
    void show(List<HeroSheet> party, List<CardFace> stash, String acting) {
        removeAll();
        party.forEach(hero -> add(hero(hero, hero.id().equals(acting))));
        if (!stash.isEmpty()) {
            JPanel items = box("Stash", UIManager.getColor("Component.borderColor"));
            items.add(cards(stash));
            add(items);
        }
        revalidate();
        repaint();
    }

    private JPanel box(String name, Color edge) {
        JPanel box = new JPanel(new MigLayout("insets 6 10 6 6, fillx, wrap 1, gapy 2, hidemode 3", "[grow, fill]"));
        box.setBorder(BorderFactory.createMatteBorder(0, 4, 0, 0, edge));
        box.getAccessibleContext().setAccessibleName(name);
        return box;
    }

    private JPanel hero(HeroSheet hero, boolean acts) {
        JPanel box = box(hero.title(), UIManager.getColor(acts ? "Component.accentColor" : "Component.borderColor"));
        JButton name = new JButton(hero.title());
        name.setFont(name.getFont().deriveFont(Font.BOLD, name.getFont().getSize2D() * 1.15f));
        flat(name);
        name.addActionListener(click -> read.accept(Pages.sheet(hero)));
        JPanel head = new JPanel(new MigLayout("insets 0, fillx", "[grow]push[]"));
        head.add(name);
        head.add(new JLabel(hero.where()));
        box.add(head);
        JPanel numbers = new JPanel(new MigLayout("insets 0, gapx 12", "[][]"));
        numbers.add(hearts(hero));
        numbers.add(cheese(hero));
        box.add(numbers);
        if (!hero.conditions().isEmpty()) {
            JLabel conditions = new JLabel("<html><b>" + hero.conditions().stream()
                    .map(condition -> Html.plain(condition.face().name()) + (condition.number() > 1 ? " " + condition.number() : "")).collect(Collectors.joining(", ")) + "</b></html>");
            conditions.setForeground(UIManager.getColor("Actions.Red"));
            box.add(conditions);
        }
        List<CardFace> worn = new ArrayList<>(hero.equipped());
        worn.addAll(hero.abilities());
        box.add(cards(worn));
        List<CardFace> packed = Stream.concat(hero.pack().stream(), hero.tricks().stream()).toList();
        if (!packed.isEmpty()) {
            box.add(new JLabel("Pack"));
            box.add(cards(packed));
        }
        return box;
    }

    private static JLabel hearts(HeroSheet hero) {
        int left = Math.max(0, hero.life() - hero.wounds());
        JLabel hearts = new JLabel("♥".repeat(left) + "♡".repeat(hero.life() - left));
        hearts.setForeground(UIManager.getColor("Actions.Red"));
        hearts.setFont(hearts.getFont().deriveFont(hearts.getFont().getSize2D() * 1.3f));
        hearts.getAccessibleContext().setAccessibleName(left + " of " + hero.life() + " life");
        return hearts;
    }

    private static JLabel cheese(HeroSheet hero) {
        return new JLabel(hero.cheese() + " cheese");
    }

    private Paper cards(List<CardFace> cards) {
        Paper paper = new Paper(0.95f, name -> cards.stream().filter(card -> card.id().equals(name)).findFirst().ifPresent(card -> read.accept(Pages.card(card))));
        paper.write(cards.stream().map(card -> Html.link(card.id(), card.name())).collect(Collectors.joining(", ")));
        paper.getAccessibleContext().setAccessibleName("Cards");
        return paper;
    }

    private static void flat(JButton button) {
        button.setContentAreaFilled(false);
        button.setBorder(BorderFactory.createEmptyBorder());
    }
}
