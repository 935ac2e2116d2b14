package mystics.editor.play.around;

import java.awt.Component;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;

/**
 * The menu for handing a hero to another player: the program, the person at the screen, or a named person. The menu offers the names used
 * before.
 */
public final class HandOver {
    private final BiConsumer<String, HeroSheet.Player> give;
    private final Map<String, String> last = new HashMap<>();
    private final Set<String> names = new TreeSet<>();

    /** @param give hands a hero, by its id, to a player */
    public HandOver(BiConsumer<String, HeroSheet.Player> give) {
        this.give = give;
    }

    /** Remembers the names of the players, and who plays which hero. */
    void meet(List<HeroSheet> party) {
        party.stream().filter(hero -> hero.player().side() == HeroSheet.Side.PEOPLE)
                .forEach(hero -> last.put(hero.id(), hero.player().name()));
        last.values().stream().filter(name -> !name.isEmpty()).forEach(names::add);
    }

    /** The menu for a hero. */
    JPopupMenu menu(HeroSheet hero) {
        JPopupMenu menu = new JPopupMenu();
        String before = last.getOrDefault(hero.id(), "");
        if (hero.player().side() == HeroSheet.Side.PEOPLE) {
            menu.add(item(Sentence.of("Let the program play {hero}", "hero", hero.spoken()),
                    () -> give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PROGRAM, ""))));
        } else {
            String back = before.isEmpty() ? "Play {hero} again" : "Give {hero} back to {who}";
            menu.add(item(Sentence.of(back, "hero", hero.spoken(), "who", before), () -> give(hero, before)));
        }
        names.stream().filter(name -> !name.equals(before))
                .forEach(name -> menu.add(
                        item(Sentence.of("Hand {hero} to {who}", "hero", hero.spoken(), "who", name), () -> give(hero, name))));
        menu.add(item(Sentence.of("Somebody else plays {hero} …", "hero", hero.spoken()), () -> ask(menu.getInvoker(), hero)));
        return menu;
    }

    private void ask(Component near, HeroSheet hero) {
        JLabel question = Says.text(new JLabel(), Sentence.of("Who plays {hero} from now on?", "hero", hero.spoken()));
        String name = JOptionPane.showInputDialog(near, question, "");
        if (name != null) {
            give(hero, name.strip());
        }
    }

    private void give(HeroSheet hero, String name) {
        give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PEOPLE, name));
    }

    private static JMenuItem item(Sentence words, Runnable deed) {
        JMenuItem item = Says.text(new JMenuItem(), words);
        item.addActionListener(click -> deed.run());
        return item;
    }
}
