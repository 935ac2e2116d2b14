package mystics.editor.type;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import java.awt.event.FocusEvent;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;

/** A panel that is as wide as its scroll pane and scrolls only up and down. */
public abstract class Scrolling extends JPanel implements Scrollable {
    /** The client property of a component that names another component, which explains it and is brought into view with it. */
    public static final String WITH = "mystics.scrollsWith";
    /** The client property of a heading that is not shown at the lower edge of a page without the first lines below it. */
    public static final String KEPT = "mystics.keptWithNext";
    /** The client property of a part that the lower edge of a page never cuts: it is shown whole or not at all. */
    public static final String WHOLE = "mystics.shownWhole";
    private static final int STEP = 24;
    private static final String FOCUS = "permanentFocusOwner";
    private static final Set<FocusEvent.Cause> WALKED = EnumSet.of(FocusEvent.Cause.TRAVERSAL, FocusEvent.Cause.TRAVERSAL_UP,
            FocusEvent.Cause.TRAVERSAL_DOWN,
            FocusEvent.Cause.TRAVERSAL_FORWARD, FocusEvent.Cause.TRAVERSAL_BACKWARD);
    private final transient PropertyChangeListener follow = this::follow;
    private transient Optional<JComponent> walkedTo = Optional.empty();

    /** @param layout the layout; null if the panel lays out its content itself */
    protected Scrolling(LayoutManager layout) {
        super(layout);
    }

    /** The panel in a scroll pane without a frame. The keys Home and End scroll to the beginning and the end of the panel. */
    public final JScrollPane scrolled() {
        JScrollPane scroll = new JScrollPane(ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setViewport(new WholeLines());
        scroll.setViewportView(this);
        // When the look changes, Swing gives a border to every pane that has none of its own.
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("HOME"), "scrollHome");
        scroll.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("END"), "scrollEnd");
        return scroll;
    }

    @Override
    public void addNotify() {
        super.addNotify();
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, follow);
    }

    @Override
    public void removeNotify() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removePropertyChangeListener(FOCUS, follow);
        super.removeNotify();
    }

    /** Scrolls to a component that gets the focus by keyboard. A component that has been clicked is visible already. */
    private void follow(PropertyChangeEvent change) {
        boolean here = change.getNewValue() instanceof JComponent part && isAncestorOf(part);
        walkedTo = here && EventQueue.getCurrentEvent() instanceof FocusEvent event && WALKED.contains(event.getCause())
                ? Optional.of((JComponent) change.getNewValue()) : Optional.empty();
        bring();
    }

    /** Scrolls to the target; if the target is visible from the beginning, scrolls to the beginning. */
    private void bring() {
        walkedTo.filter(JComponent::isFocusOwner).filter(this::isAncestorOf).ifPresent(part -> {
            Rectangle place = place(part);
            if (part.getClientProperty(WITH) instanceof JComponent other && isAncestorOf(other)) place.add(place(other));
            place.grow(0, STEP);
            place.height = Math.min(place.height, getVisibleRect().height);
            scrollRectToVisible(place.y + place.height <= getVisibleRect().height ? new Rectangle(1, 1) : place);
        });
    }

    private Rectangle place(JComponent part) {
        return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), this);
    }

    /** Follows the focused component when wrapping moves it. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth() || height != getHeight();
        super.setBounds(x, y, width, height);
        if (other) {
            SwingUtilities.invokeLater(this::bring);
        }
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public final int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return STEP;
    }

    @Override
    public final int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return getParent() instanceof WholeLines port ? port.shown() : visible.height;
    }

    /** The height that the beginning of the panel fills with whole lines in a scroll pane of a height, in pixels. */
    public final int begins(int high) {
        return getParent() instanceof WholeLines port ? Math.min(high, port.shown(0, high) + WholeLines.AIR) : high;
    }

    /** The part below the last whole line is not shown, and hears no mouse. */
    @Override
    public boolean contains(int x, int y) {
        return super.contains(x, y) && !(getParent() instanceof WholeLines port && y >= port.getViewPosition().y + port.shown());
    }

    @Override
    public final boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
