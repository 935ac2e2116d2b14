package mystics.editor.deed;

import java.awt.Component;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.swing.KeyStroke;

/** The keys that act on the selected line, both in the outline and on the map. Enter opens the menu of the line. */
public final class DeedKeys extends KeyAdapter {
    /**
     * Keys that lie in different places on different keyboards. For these keys, the typed character counts, not the position of the key.
     */
    private static final Set<String> TYPED = Set.of("PLUS", "MINUS");
    private final Supplier<Optional<OutlineItem>> selected;
    private final DeskWork work;

    public DeedKeys(Supplier<Optional<OutlineItem>> selected, DeskWork work) {
        this.selected = selected;
        this.work = work;
    }

    @Override
    public void keyTyped(KeyEvent event) {
        if (event.getKeyChar() == '+') press("PLUS", event);
        if (event.getKeyChar() == '-') press("MINUS", event);
    }

    @Override
    public void keyPressed(KeyEvent event) {
        KeyStroke stroke = KeyStroke.getKeyStrokeForEvent(event);
        selected.get().ifPresent(item -> {
            Optional<Deed> deed = item.deeds().stream().filter(one -> !TYPED.contains(one.key()))
                    .filter(one -> stroke.equals(KeyStroke.getKeyStroke(one.key()))).findFirst();
            Optional<DeedList> list = item.lists().stream().filter(one -> stroke.equals(KeyStroke.getKeyStroke(one.key()))).findFirst();
            if (deed.isPresent()) {
                event.consume();
                work.make(deed.get());
            } else if (list.isPresent()) {
                event.consume();
                PickList.open(list.get(), over(event), 24, 24, work.wording(), work::make);
            } else if (isMenu(event)) {
                event.consume();
                DeedMenu.open(item, over(event), 24, 24, work.wording(), work::make);
            }
        });
    }

    private static boolean isMenu(KeyEvent event) {
        return event.getKeyCode() == KeyEvent.VK_ENTER || event.getKeyCode() == KeyEvent.VK_CONTEXT_MENU
                || event.getKeyCode() == KeyEvent.VK_F10 && event.isShiftDown();
    }

    private static Component over(KeyEvent event) {
        return event.getComponent();
    }

    private void press(String key, KeyEvent event) {
        selected.get().flatMap(item -> item.deeds().stream().filter(deed -> deed.key().equals(key)).findFirst()).ifPresent(deed -> {
            event.consume();
            work.make(deed);
        });
    }
}
