package mystics.editor.bench;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;

/** The desks of the window. One desk lies on top. A desk below learns of changes when it comes to the top. */
final class DeskStack {
    private final List<WorkDesk> desks;
    private final Set<WorkDesk> behind = new HashSet<>();
    private Optional<Loaded> loaded = Optional.empty();
    private WorkDesk top;

    /** @param desks all desks; the last one shows every file and lies on top at first */
    DeskStack(List<WorkDesk> desks) {
        this.desks = desks;
        top = last();
    }

    /** The desk on top. */
    WorkDesk top() {
        return top;
    }

    /** The desk that opens a file: the desk on top if it is made for such files, else {@link #own}. */
    WorkDesk opening(String path) {
        return top != last() && top.opens(path) ? top : own(path);
    }

    /** The first desk that prefers files of the given kind; the last desk if no desk does. */
    WorkDesk own(String path) {
        return desks.stream().filter(each -> each.prefers(path)).findFirst().orElse(last());
    }

    /** The first desk that shows a problem at its place, if any does. */
    Optional<WorkDesk> goes(Finding finding) {
        return desks.stream().filter(each -> each.goes(finding)).findFirst();
    }

    /** For each desk: what must be done before it can be opened with this file; empty if it can be opened now. */
    List<Sentence> missing(String path) {
        return desks.stream().map(each -> each.missing(path)).toList();
    }

    /** The page of the guide that is of use now: the first steps for an empty mod, else the page of the desk on top. */
    String guide(Project project) {
        return Set.of(ModSource.MANIFEST).containsAll(project.files().keySet()) ? "first-steps.md" : top.guide();
    }

    private WorkDesk last() {
        return desks.get(desks.size() - 1);
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

    /** Receives the mod as the engine has last read it. */
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
