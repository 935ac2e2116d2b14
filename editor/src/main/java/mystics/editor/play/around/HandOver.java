package mystics.editor.play.around;

import java.awt.Component;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import mystics.editor.sight.HeroSheet;

/**
 * The menu that hands a hero to another player: the program, whoever sits at the screen, or a named person. It offers the names used
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

    /** Remembers the names at the table. */
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
            menu.add(item("Let the program play " + hero.name(),
                    () -> give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PROGRAM, ""))));
        } else {
            menu.add(item(before.isEmpty() ? "Play " + hero.name() + " again" : "Give " + hero.name() + " back to " + before,
                    () -> give(hero, before)));
        }
        names.stream().filter(name -> !name.equals(before))
                .forEach(name -> menu.add(item("Hand " + hero.name() + " to " + name, () -> give(hero, name))));
        menu.add(item("Somebody else plays " + hero.name() + " …", () -> ask(menu.getInvoker(), hero)));
        return menu;
    }

    private void ask(Component near, HeroSheet hero) {
        String name = JOptionPane.showInputDialog(near, "Who plays " + hero.name() + " from now on?", "");
        if (name != null) {
            give(hero, name.strip());
        }
    }

    private void give(HeroSheet hero, String name) {
        give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PEOPLE, name));
    }

    private static JMenuItem item(String words, Runnable deed) {
        JMenuItem item = new JMenuItem(words);
        item.addActionListener(click -> deed.run());
        return item;
    }
}
