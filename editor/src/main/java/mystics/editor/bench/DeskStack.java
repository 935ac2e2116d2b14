package mystics.editor.bench;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** The desks of the window. One desk lies on top. Each of the other desks learns of changes when it comes to the top. */
final class DeskStack {
    private final List<WorkDesk> desks;
    private final Set<WorkDesk> behind = new HashSet<>();
    private Optional<Loaded> loaded = Optional.empty();
    private WorkDesk top;

    /** @param desks all desks; the last one shows every file and lies on top at first */
    DeskStack(List<WorkDesk> desks) {
        this.desks = desks;
        top = desks.get(desks.size() - 1);
    }

    /** The desk on top. */
    WorkDesk top() {
        return top;
    }

    /** Lays a desk on top. */
    void turn(WorkDesk desk) {
        top = ready(desk);
    }

    /** Records a change that only the desk on top has been told about. */
    void changed() {
        behind.addAll(desks);
        behind.remove(top);
    }

    /** Receives the newest reading of the engine. */
    void loaded(Loaded fresh) {
        loaded = Optional.of(fresh);
        behind.addAll(desks);
        ready(top);
    }

    /** Tells a desk about the changes it has missed. */
    WorkDesk ready(WorkDesk desk) {
        if (behind.remove(desk)) loaded.ifPresent(desk::loaded);
        return desk;
    }

    /** Gives the keyboard to the desk on top. */
    void takeKeys(JPanel around) {
        top.keys().ifPresentOrElse(JComponent::requestFocus,
                () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().focusNextComponent(around));
    }

    /** Gives the keyboard to the top desk if no visible component has it. */
    void takeLostKeys(JPanel around) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner == null || !owner.isShowing()) takeKeys(around);
    }
}
