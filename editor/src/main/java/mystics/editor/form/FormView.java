package mystics.editor.form;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Settling;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** A form on the screen, which is updated when the values change. If a field cannot show a new value, the form makes a new field for it. */
public final class FormView extends Scrolling {
    private final transient FormPlan plan;
    private final transient FormParts parts;

    /** @param name the subject of the form, as the history names it */
    public FormView(FormPlan plan, String name, FormDraft draft, Known known) {
        super(new MigLayout("insets 4px 2px 24px 12px, fillx, novisualpadding", "[grow, fill]", ""));
        this.plan = plan;
        this.parts = new FormParts(name, draft, known, this::make);
        make();
    }

    /** Shows the current values. */
    public void refresh() {
        boolean shown = parts.fields().values().stream().toList().stream().allMatch(ValueField::show);
        if (!shown) {
            make();
        }
    }

    /** Opens the lines that lead to a place, and moves the focus there. */
    public void reveal(Pointer at) {
        Pointer around = Pointer.ROOT;
        for (String step : at.steps()) {
            around = around.in(step);
            parts.open(around);
        }
        make();
        find(this, at.toString()).ifPresent(field -> {
            Settling.settle(this);
            scrollRectToVisible(SwingUtilities.convertRectangle(field.getParent(), field.getBounds(), this));
            field.requestFocusInWindow();
        });
    }

    private void make() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean mine = owner != null && SwingUtilities.isDescendingFrom(owner, this);
        String name = mine && owner.getName() != null ? owner.getName() : "";
        int caret = owner instanceof JTextComponent text ? text.getCaretPosition() : 0;
        parts.forget();
        removeAll();
        add(FieldMaker.made(parts, Pointer.ROOT, plan.content(), Demand.Degree.REQUIRED), "wmin 0, aligny top, pushy");
        revalidate();
        repaint();
        if (!name.isEmpty()) {
            find(this, name).ifPresent(again -> {
                again.requestFocusInWindow();
                if (again instanceof JTextComponent text) {
                    text.setCaretPosition(Math.min(caret, text.getText().length()));
                }
            });
        }
    }

    /** The component that has the given name and can take the focus. */
    private static Optional<JComponent> find(Component in, String name) {
        return Settling.parts(in).filter(part -> name.equals(part.getName()) && part.isFocusable() && part instanceof JComponent)
                .map(JComponent.class::cast).reduce((first, last) -> last);
    }

    /** The form in its scroll pane. */
    public JScrollPane pane() {
        return scrolled();
    }
}
