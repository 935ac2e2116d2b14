package mystics.editor.deed;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Window;
import javax.swing.JPanel;
import mystics.editor.draft.Drafting;
import mystics.editor.type.Soon;

/**
 * A desk that shows the mod under work anew after each change, as long as it is part of a window and another desk does not hide it. While
 * somebody types or drags, changes that come faster than they can be shown are shown together.
 */
public abstract class DraftingDesk extends JPanel {
    private final transient Drafting drafting;
    private final transient Soon shown = new Soon(this::refresh);
    private transient Runnable silent = () -> {};

    protected DraftingDesk(Drafting drafting) {
        super(new BorderLayout());
        this.drafting = drafting;
    }

    /** Shows the mod as it is now; called after every change of the mod or its library. */
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

    /** Whether another desk lies over this one. */
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
