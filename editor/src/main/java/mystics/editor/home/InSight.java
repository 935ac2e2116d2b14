package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Point;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/** A place on a scrolling page whose content stays in sight: as the page scrolls, the content moves down in its place. */
final class InSight extends JPanel {
    private final JComponent content;

    InSight(JComponent content) {
        super(null);
        this.content = content;
        setOpaque(false);
        add(content);
    }

    /** Moves the content from now on whenever the page around it scrolls. */
    void follow() {
        port().ifPresent(port -> port.addChangeListener(moved -> doLayout()));
    }

    private Optional<JViewport> port() {
        return Optional.ofNullable((JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, this));
    }

    @Override
    public Dimension getPreferredSize() {
        return content.getPreferredSize();
    }

    @Override
    public void doLayout() {
        int high = Math.min(getHeight(), content.getPreferredSize().height);
        content.setBounds(0, Math.max(0, Math.min(above(), getHeight() - high)), getWidth(), high);
    }

    /** The height of the part of this place that is scrolled out of sight above, in pixels. */
    private int above() {
        return port().map(port -> SwingUtilities.convertPoint(port, new Point(), this).y).orElse(0);
    }
}
