package mystics.editor.play.ask;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;

/** Does something when the mouse comes over a thing. */
final class Pointing extends MouseAdapter {
    private final Runnable over;

    Pointing(Runnable over) {
        this.over = over;
    }

    @Override
    public void mouseEntered(MouseEvent event) {
        over.run();
    }
}
