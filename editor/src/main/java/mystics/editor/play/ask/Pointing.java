package mystics.editor.play.ask;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;

/** Runs an action when the mouse enters a component. */
public final class Pointing extends MouseAdapter {
    private final Runnable over;

    Pointing(Runnable over) {
        this.over = over;
    }

    @Override
    public void mouseEntered(MouseEvent event) {
        over.run();
    }
}
