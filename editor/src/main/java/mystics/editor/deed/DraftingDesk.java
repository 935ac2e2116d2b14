package mystics.editor.deed;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import mystics.editor.draft.Drafting;

/** A desk that shows the mod under work anew after each change, as long as it is part of a window. */
public abstract class DraftingDesk extends JPanel {
    private final transient Drafting drafting;
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
        silent = drafting.listen(project -> refresh());
    }

    @Override
    public void removeNotify() {
        silent.run();
        super.removeNotify();
    }
}
