package mystics.editor.play;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JPopupMenu;
import mystics.editor.sight.Pick;

/** The menu that opens when a click on the board could mean several picks. */
public final class PickMenu {
    private PickMenu() {
    }

    /**
     * @param words describes a pick in several texts: the label and what follows it
     * @param answer receives the key of the chosen pick
     */
    static JPopupMenu of(List<Pick> picks, Function<Pick, List<String>> words, Consumer<String> answer) {
        JPopupMenu menu = new JPopupMenu();
        picks.forEach(pick -> menu.add(String.join(", ", words.apply(pick))).addActionListener(click -> answer.accept(pick.key())));
        return menu;
    }
}
