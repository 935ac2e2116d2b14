package mystics.editor.bench;

import java.awt.Component;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.type.Says;

/** The menu of a file of the mod: what can be done with it. */
final class FileMenu extends JPopupMenu {
    private final transient BooleanSupplier wanted;

    /**
     * @param wanted whether a file of the mod is marked; without one, the menu does not open
     * @param deed does the deed of a line
     */
    FileMenu(BooleanSupplier wanted, Consumer<DeedName> deed) {
        this.wanted = wanted;
        Stream.of(DeedName.RENAME, DeedName.DELETE).forEach(name -> {
            JMenuItem item = Says.text(new JMenuItem(" "), Sentence.of(name.words()));
            item.addActionListener(chosen -> deed.accept(name));
            add(item);
        });
    }

    @Override
    public void show(Component over, int x, int y) {
        if (wanted.getAsBoolean()) super.show(over, x, y);
    }
}
