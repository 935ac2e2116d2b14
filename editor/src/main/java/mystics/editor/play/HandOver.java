package mystics.editor.play;

import java.awt.Component;
import java.util.function.BiConsumer;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import mystics.editor.sight.HeroSheet;

/** Who plays a hero from now on: the program, whoever sits here, or somebody with a name. */
final class HandOver {
    private final BiConsumer<String, HeroSheet.Player> give;

    /** @param give hands a hero, by its id, over to somebody */
    HandOver(BiConsumer<String, HeroSheet.Player> give) {
        this.give = give;
    }

    /** What can be chosen for a hero. */
    JPopupMenu menu(HeroSheet hero) {
        JPopupMenu menu = new JPopupMenu();
        if (hero.player().side() == HeroSheet.Side.PEOPLE) {
            menu.add(item("Let the program play " + hero.name(), () -> give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PROGRAM, ""))));
        } else {
            menu.add(item("Play " + hero.name() + " again", () -> give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PEOPLE, ""))));
        }
        menu.add(item("Somebody else plays " + hero.name() + " …", () -> ask(menu.getInvoker(), hero)));
        return menu;
    }

    private void ask(Component near, HeroSheet hero) {
        String name = JOptionPane.showInputDialog(near, "Who plays " + hero.name() + " from now on?", "");
        if (name != null) {
            give.accept(hero.id(), new HeroSheet.Player(HeroSheet.Side.PEOPLE, name.strip()));
        }
    }

    private static JMenuItem item(String words, Runnable deed) {
        JMenuItem item = new JMenuItem(words);
        item.addActionListener(click -> deed.run());
        return item;
    }
}
