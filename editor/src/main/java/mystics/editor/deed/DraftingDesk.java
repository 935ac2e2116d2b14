package mystics.editor.deed;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Window;
import javax.swing.JPanel;
import mystics.editor.draft.Drafting;
import mystics.editor.type.Soon;

/**
 * A desk that shows the edited mod again after each change, as long as the desk is part of a window and no other desk hides it. If changes
 * come faster than they can be shown, as they do during typing or dragging, they are shown together.
 */
public abstract class DraftingDesk extends JPanel {
    private final transient Drafting drafting;
    private final transient Soon shown = new Soon(this::refresh);
    private transient Runnable silent = () -> {};

    protected DraftingDesk(Drafting drafting) {
        super(new BorderLayout());
        this.drafting = drafting;
    }

    /** Shows the current mod. This method is called after every change to the mod or to the mod's library. */
    public abstract void refresh();

    @Override
    public void addNotify() {
        super.addNotify();
        silent = drafting.listen(project -> changed());
    }

    private void changed() {
        if (isHidden()) return;
        if (drafting.isPreviewing()) shown.please();
        else refresh();
    }

    /** Whether another desk hides this one. */
    private boolean isHidden() {
        for (Component part = this; part != null && !(part instanceof Window); part = part.getParent()) {
            if (!part.isVisible()) return true;
        }
        return false;
    }

    @Override
    public void removeNotify() {
        silent.run();
        super.removeNotify();
    }
}
